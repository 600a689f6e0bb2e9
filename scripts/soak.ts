/** `npm run soak`: the long tests, for a night or before a release. */
import '../tests/run/soak.ts';
