import { compareFolders } from '../tests/run/compare.ts';

/** `npm run compare -- BEFORE AFTER`: the differences between two exported sites. */
const [before, after] = process.argv.slice(2);
if (!before || !after) throw new Error('Use: npm run compare -- BEFORE AFTER (two folders)');
process.exitCode = compareFolders(before, after) > 0 ? 1 : 0;
