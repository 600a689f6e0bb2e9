/**
 * Makes a demo catalogue of one size where it is missing, in a process of its own. The result
 * goes out as one line of JSON.
 *
 *   node tests/bench/generate-size.ts 135000 .cache/bench-135000
 */
import { generateCatalogue } from '../../demo/catalogue/load.ts';
import { hasNoCatalogue } from '../../backend/catalogue/catalogue-state.ts';
import { openDatabase } from '../../backend/platform/db/open.ts';

const [count = '13500', dataDir = '.cache/bench'] = process.argv.slice(2);

const { db, close } = await openDatabase({ databaseUrl: '', dataDir });
let seconds: number | null = null;
if (await hasNoCatalogue(db)) {
  const start = performance.now();
  await generateCatalogue(db, { products: Number(count) });
  seconds = (performance.now() - start) / 1000;
}
await close();
const peakMemoryMb = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ seconds, peakMemoryMb }));
process.exit(0);
