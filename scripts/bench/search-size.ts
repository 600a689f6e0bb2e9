/**
 * Search at one size without network, in a process of its own. The result goes out as one line
 * of JSON.
 *
 *   node scripts/bench/search-size.ts .cache/bench-135000
 */
import { openDatabase } from '../../backend/db/open.ts';
import { benchQueries, runSearchBench, runSuggestBench } from '../../backend/search/bench.ts';
import { documentsOf, loadIndexes } from '../../backend/search/project.ts';
import type { SearchDocument } from '../../backend/search/types.ts';
import { searchPath } from './search-path.ts';

const [dataDir = '.cache/bench'] = process.argv.slice(2);
const SAMPLE = 1_000;
const QUERIES = 2_000;

const now = new Date();
const { db, close } = await openDatabase({ databaseUrl: '', dataDir });
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

const result = {
  products: rows.length,
  indexSeconds,
  search,
  suggest,
  peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
  paths: queries.map(searchPath),
};
// More than a pipe holds: the process ends when all of it is through.
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
