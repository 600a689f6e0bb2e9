/** `npm test`. */
import '../tests/run/run.ts';
