/**
 * Search at one size, in a process of its own: makes the catalogue where it is missing, then
 * measures the index without network. The result goes out as one line of JSON.
 *
 *   node scripts/bench/search-size.ts 135000 .cache/bench-135000
 */
import { generateCatalogue } from '../../backend/catalogue/load.ts';
import { hasNoCatalogue } from '../../backend/catalogue/version.ts';
import { openDatabase } from '../../backend/db/open.ts';
import { benchQueries, runSearchBench, runSuggestBench } from '../../backend/search/bench.ts';
import { documentsOf, loadIndexes } from '../../backend/search/project.ts';
import type { SearchDocument } from '../../backend/search/types.ts';
import { searchPath } from './search-path.ts';

const [count = '13500', dataDir = '.cache/bench'] = process.argv.slice(2);
const SAMPLE = 300;
const QUERIES = 600;

const now = new Date();
const { db, close } = await openDatabase({ databaseUrl: '', dataDir });
let loadSeconds: number | null = null;
if (await hasNoCatalogue(db)) {
  const start = performance.now();
  await generateCatalogue(db, { products: Number(count) });
  loadSeconds = (performance.now() - start) / 1000;
}
const started = performance.now();
const { nl } = await loadIndexes(db, now);
const indexSeconds = (performance.now() - started) / 1000;

const rows = await db.selectFrom('products').select('id').orderBy('id').execute();
const every = Math.max(1, Math.floor(rows.length / SAMPLE));
const ids = rows.filter((_, at) => at % every === 0).map(({ id }) => id);
const found = await documentsOf(db, ids, 'nl', now);
const documents = found.flatMap(({ document }): SearchDocument[] => (document ? [document] : []));
const queries = benchQueries(documents, QUERIES);
const search = runSearchBench(nl, queries, 3);
const suggest = runSuggestBench(nl, documents.slice(0, 100), 2);
await close();

console.log(
  JSON.stringify({
    products: rows.length,
    loadSeconds,
    indexSeconds,
    search,
    suggest,
    paths: queries.map(searchPath),
  }),
);
process.exit(0);
