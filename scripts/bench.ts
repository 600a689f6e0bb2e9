/** `npm run bench`: measures, and gates nothing. */
import '../tests/bench/bench.ts';
