/**
 * Search at one size without network, in a process of its own. The result goes out as one line
 * of JSON.
 *
 *   node tests/bench/search-size.ts .cache/bench-135000
 */
import { SEARCH } from '../../src/api/search/client.ts';
import { requestUrl } from '../../src/api/client.ts';
import type { SearchQuery, SearchDocument } from '../../backend/search/types.ts';
import { openDatabase } from '../../backend/platform/db/open.ts';
import { benchQueries, runSearchBench, runSuggestBench } from '../../backend/search/bench.ts';
import { documentsOf, loadIndexes } from '../../backend/search/project.ts';

/** A query of the index as the search call over HTTP. */
function searchPath(query: SearchQuery): string {
  return requestUrl(SEARCH.results, {
    query: {
      searchTerm: query.term,
      categoryID: query.categoryIds[0] ?? '',
      brandNames: query.brands,
      filterFacets: query.facets.flatMap(({ field, values }) =>
        values.map((value) => `${field}|${value}`),
      ),
      minPrice: query.minPrice === null ? '' : query.minPrice / 100,
      maxPrice: query.maxPrice === null ? '' : query.maxPrice / 100,
      onlySoldOnline: query.onlySoldOnline,
      sortOrder: query.sort,
      page: 1,
      pageSize: query.limit,
    },
  });
}

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
