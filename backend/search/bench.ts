import { performance } from 'node:perf_hooks';
import { chunksOf } from './analyse/tokens.ts';
import { NO_CHOICES, type SearchDocument, type SearchIndex, type SearchQuery } from './types.ts';

export interface Percentiles {
  /** Milliseconds. */
  p50: number;
  p95: number;
  max: number;
}

/** A query without term and filters: the first page of the whole range. */
export function queryOfWholeRange(changes: Partial<SearchQuery> = {}): SearchQuery {
  return {
    ...NO_CHOICES,
    onlySoldOnline: true,
    sort: 'relevance',
    offset: 0,
    limit: 12,
    ...changes,
  };
}

function addTypo(word: string, index: number): string {
  const position = 1 + (index % Math.max(1, word.length - 1));
  return word.slice(0, position) + word.slice(position - 1);
}

/**
 * Makes a realistic mix of queries from documents. Of every ten: three words of a name, one whole
 * name, one misspelling, one number, one word with a facet, two category lists (one with filters),
 * and one brand with a price range.
 */
export function benchQueries(documents: readonly SearchDocument[], count: number): SearchQuery[] {
  const queries: SearchQuery[] = [];
  for (let index = 0; index < count; index++) {
    const document = documents[(index * 7919) % documents.length]!;
    const words = chunksOf(document.name).filter((word) => word.length > 2);
    const word = words[index % Math.max(1, words.length)] ?? document.name;
    const field = Object.keys(document.attributes)[0];
    const facets = field ? [{ field, values: document.attributes[field]!.slice(0, 1) }] : [];
    const categoryId = document.categoryIds[Math.max(0, document.categoryNames.length - 1)];
    const root = document.categoryIds[0];
    const listCategoryId = index % 20 < 10 ? categoryId : root;
    const variants: Partial<SearchQuery>[] = [
      { term: words[0] ?? word },
      { term: word },
      { term: words.slice(0, 2).join(' ') },
      { term: document.name },
      { term: addTypo(words[0] ?? word, index) },
      { term: document.number.slice(0, 6 + (index % 4)) },
      { term: words[0] ?? word, facets },
      { categoryIds: listCategoryId === undefined ? [] : [listCategoryId] },
      { categoryIds: categoryId === undefined ? [] : [categoryId], facets, sort: 'price-asc' },
      { brands: [document.brand], minPrice: 500, maxPrice: 5000 },
    ];
    queries.push(queryOfWholeRange(variants[index % variants.length]));
  }
  return queries;
}

function percentiles(times: number[]): Percentiles {
  const sortedTimes = Float64Array.from(times).sort();
  const index = (share: number) =>
    sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(sortedTimes.length * share))] ?? 0;
  return { p50: index(0.5), p95: index(0.95), max: sortedTimes.at(-1) ?? 0 };
}

/** Measures the time per query in this process, after a warm-up round. */
export function runSearchBench(
  index: SearchIndex,
  queries: readonly SearchQuery[],
  runs: number,
): Percentiles {
  for (const query of queries) index.search(query);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    for (const query of queries) {
      const start = performance.now();
      index.search(query);
      times.push(performance.now() - start);
    }
  }
  return percentiles(times);
}

/** Like `runSearchBench`, for suggestions on growing prefixes of names. */
export function runSuggestBench(
  index: SearchIndex,
  documents: readonly SearchDocument[],
  runs: number,
): Percentiles {
  const limits = { keywords: 6, brands: 4, categories: 4, products: 6 };
  const terms = documents.flatMap(({ name }) =>
    [2, 3, 5, 9, 14].map((length) => name.slice(0, length)),
  );
  for (const term of terms) index.suggest(term, limits);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    for (const term of terms) {
      const start = performance.now();
      index.suggest(term, limits);
      times.push(performance.now() - start);
    }
  }
  return percentiles(times);
}
