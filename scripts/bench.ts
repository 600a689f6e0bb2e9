/** `npm run bench`: measures performance; enforces no limits. */
import '../tests/bench/bench.ts';
