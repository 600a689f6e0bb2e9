/** `npm run budgets`: what pages weigh and ask, against their limits. */
import '../tests/budgets/budgets.ts';
