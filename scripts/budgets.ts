/** `npm run budgets`: page weight and number of requests, against their limits. */
import '../tests/budgets/budgets.ts';
