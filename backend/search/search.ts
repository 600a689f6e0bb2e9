import type { QueryWord } from './query/query-word.ts';
import { queryWords } from './query/query-words.ts';
import type { SearchStore } from './store.ts';
import { fold } from './analyse/stem.ts';
import { compareText } from './natural.ts';
import type { TypoFinder } from './typo.ts';
import {
  CLOSENESS_LEVEL,
  type Match,
  type Matcher,
  SCORE_SCALE,
  dropWeakMatches,
} from './match.ts';
import { type Columns, NEEDS_ACCESSORY_FLAG } from './columns.ts';
import { asksForIncompleteProducts } from './usable-alone.ts';
import { cardRows, groupsOnPage, rowsOfOtherGroups } from './cards.ts';
import { addCategoryFit } from './categories.ts';
import { brandCounts, categoryCounts, facetCounts } from './facets.ts';
import { type Filters, compileFilters, stockRowsOf, dropValueFilters } from './filters.ts';
import type { ListCache } from './create-index.ts';
import { rowOrder, bestCloseRows, sortWithinGroup, pageOf, rowsOfSetFirst } from './order.ts';
import { type Candidates, type Tally, tally } from './tally.ts';
import { addSizePoints, searchedSize, nearestAvailableSize } from './query/near-size.ts';
import type { SearchHits, SearchQuery, SizeInstead, SortOrder } from './types.ts';
import { usefulWords } from './fields.ts';
import { commonUnitOf } from './units.ts';

/** Points for two adjacent words of the query that are adjacent in the name, in the same order. */
const PAIR_POINTS = 2;
/** Word order is not evaluated for more rows than this. */
const MAX_ROWS = 3000;

/** Bit mask of the query words that each term matches; all zero between calls. */
let wordMaskOfTerm = new Uint32Array(1024);

/** Adds points to rows whose names contain adjacent query words. */
function addAdjacency(
  store: SearchStore,
  words: readonly QueryWord[],
  rows: Uint32Array,
  score: Float64Array,
  pointValue: number,
): void {
  const requiredWords = words.filter(({ isRequired }) => isRequired);
  if (requiredWords.length < 2 || requiredWords.length > 31 || rows.length > MAX_ROWS) return;
  if (wordMaskOfTerm.length < store.vocabulary.text.length)
    wordMaskOfTerm = new Uint32Array(Math.ceil(store.vocabulary.text.length * 1.3));
  for (const [at, { terms }] of requiredWords.entries()) {
    for (const { term, factor } of terms) if (factor >= 0.5) wordMaskOfTerm[term]! |= 1 << at;
  }
  const { nameStarts, nameTerms } = store.columns;
  for (const row of rows) {
    let maskBefore = 0;
    let pairs = 0;
    for (let at = nameStarts[row]!; at < nameStarts[row + 1]!; at++) {
      const maskHere = wordMaskOfTerm[nameTerms.data[at]!]!;
      if (((maskBefore << 1) & maskHere) !== 0) pairs++;
      maskBefore = maskHere;
    }
    if (pairs > 0) score[row]! += Math.round(pairs * PAIR_POINTS * pointValue);
  }
  for (const { terms } of requiredWords) for (const { term } of terms) wordMaskOfTerm[term] = 0;
}

/** Alternatives are offered below this number of hits. */
const MAX_HITS_WITH_ALTERNATIVES = 12;
const MAX_ALTERNATIVES = 5;
/** A correction of a known word must be this many times as frequent. */
const MIN_FREQUENCY_RATIO = 4;

interface AlternativeTerm {
  text: string;
  word: string;
  rank: number;
  documentCount: number;
}

/** Returns alternative terms: likely corrections first, then related words. */
function alternativesFor(
  store: SearchStore,
  typos: TypoFinder,
  term: string,
  words: readonly QueryWord[],
): string[] {
  const alternatives = words
    .filter((word) => word.isRequired && word.codes.length === 0)
    .flatMap((word) => [...correctionsOf(store, typos, word), ...relatedTermsOf(store, word)]);
  alternatives.sort(
    (a, b) => a.rank - b.rank || b.documentCount - a.documentCount || compareText(a.text, b.text),
  );
  const lowerCaseTerm = term.toLowerCase();
  const terms = alternatives.map((idea) => lowerCaseTerm.replace(idea.word, () => idea.text));
  return [...new Set(terms)].filter((text) => text !== lowerCaseTerm).slice(0, MAX_ALTERNATIVES);
}

function correctionsOf(store: SearchStore, typos: TypoFinder, word: QueryWord): AlternativeTerm[] {
  const stem = store.vocabulary.liveStem(word.text);
  const ownFrequency = stem < 0 ? 0 : store.vocabulary.namingCountOfStem(stem);
  return typos
    .corrections(fold(word.text))
    .filter((one) => one.stem !== stem && one.documentCount > ownFrequency * MIN_FREQUENCY_RATIO)
    .map((one) => ({
      text: one.text,
      word: word.text,
      rank: one.cost,
      documentCount: one.documentCount,
    }));
}

/** Returns the head of a compound, and other compounds with that head. */
function relatedTermsOf(store: SearchStore, word: QueryWord): AlternativeTerm[] {
  const { vocabulary, compounds } = store;
  const ownStem = vocabulary.liveStem(word.text);
  const alternatives: AlternativeTerm[] = [];
  const addAlternative = (stem: number, rank: number) => {
    const documentCount = vocabulary.namingCountOfStem(stem);
    if (stem === ownStem || documentCount === 0) return;
    alternatives.push({
      text: vocabulary.text[vocabulary.commonForm(stem)]!,
      word: word.text,
      rank,
      documentCount,
    });
  };
  for (const head of compounds.split(word.text).heads) {
    const stem = vocabulary.stemId(head);
    if (stem >= 0) addAlternative(stem, 3);
    const otherCompounds = stem >= 0 ? compounds.withHead(stem) : compounds.withSharedHead(head);
    for (const compound of otherCompounds) addAlternative(compound, 4);
  }
  return alternatives;
}

/** Exceeds any score of words. */
const FIRST_PIN_SCORE = 1e15;

/**
 * Returns the match with pinned products on top in their order, whether they match or not; filters
 * and other sort orders treat them like others. Unknown ids are skipped.
 */
function addPinned(store: SearchStore, match: Match, ids: readonly number[]): Match {
  if (ids.length === 0) return match;
  const { score } = match;
  const pinnedRows = ids.flatMap((id) => store.columns.rowOfId.get(id) ?? []);
  pinnedRows.forEach((row, at) => (score[row] = FIRST_PIN_SCORE - at));
  return {
    rows: Uint32Array.from(new Set([...match.rows, ...pinnedRows])),
    closeRows: match.closeRows.filter((row) => !pinnedRows.includes(row)),
    score,
  };
}

/** Difference in points between the least and most popular product. */
const POPULARITY_POINTS = 2;

/**
 * Adds points for popularity: as much as one or two words of name length, so that products with
 * similar names are sorted by sales.
 */
function addPopularity(
  { popularity }: Columns,
  rows: Uint32Array,
  score: Float64Array,
  pointValue: number,
): void {
  for (const row of rows) {
    const salesLogarithm = Math.log10(1 + Math.max(0, popularity[row]!));
    score[row]! += Math.round(
      (POPULARITY_POINTS * pointValue * salesLogarithm) / (2 + salesLogarithm),
    );
  }
}

/**
 * Share of its score that a product loses if it cannot be used alone. Chosen between two other
 * influences: larger than that of the length of a name, smaller than that of a matching word.
 */
const INCOMPLETE_PENALTY_SHARE = 0.25;

/**
 * Lowers the score of products that cannot be used alone, so that they come after those of their
 * kind that can.
 */
function lowerIncomplete({ flags }: Columns, rows: Uint32Array, score: Float64Array): void {
  for (const row of rows)
    if ((flags[row]! & NEEDS_ACCESSORY_FLAG) !== 0)
      score[row]! -= Math.round((score[row]! % CLOSENESS_LEVEL) * INCOMPLETE_PENALTY_SHARE);
}

const NO_ROWS: Candidates = { rows: new Uint32Array(0), length: 0 };

/** Returns the rows of a list without search term: those of its category, or all. */
function listRows(store: SearchStore, filters: Filters): Candidates {
  if (filters.scopeValue === null) return store.columns.size;
  const rows = store.values.rowsByValue[filters.scopeValue];
  return rows ? { rows: rows.data, length: rows.length } : NO_ROWS;
}

function listTally(store: SearchStore, lists: ListCache, filters: Filters): Tally {
  const rows = listRows(store, filters);
  const length = typeof rows === 'number' ? rows : rows.length;
  return lists.get(store, filters, length, () => tally(store, rows, filters));
}

const rowsTally = (store: SearchStore, rows: Uint32Array, filters: Filters) =>
  tally(store, { rows, length: rows.length }, filters);

/** Returns the rows that match a term, scored by words, categories and word order. */
function matchTerm(
  store: SearchStore,
  matcher: Matcher,
  words: readonly QueryWord[],
  term: string,
): Match {
  const match = matcher.match(store, words);
  const asksForIncomplete = asksForIncompleteProducts(term);
  for (const rows of [match.rows, match.closeRows]) {
    addCategoryFit(store, words, rows, match.score, SCORE_SCALE);
    addAdjacency(store, words, rows, match.score, SCORE_SCALE);
    addPopularity(store.columns, rows, match.score, SCORE_SCALE);
    if (!asksForIncomplete) lowerIncomplete(store.columns, rows, match.score);
  }
  return { ...match, rows: dropWeakMatches(match.rows, match.score) };
}

/** Rows that match only some words of the query, as far as they pass the filters and are listed. */
interface CloseRows {
  rows: number[];
  /**
   * Hits and counts of the filters among the close rows; null if there are exact matches or no
   * close rows.
   */
  tally: Tally | null;
  sizeInstead: SizeInstead | null;
}

/**
 * Returns the close rows. If no row has all words, the list consists of close rows: the filters
 * apply to those that the unfiltered list shows, and count only these.
 */
function closeRows(
  store: SearchStore,
  match: Match,
  words: readonly QueryWord[],
  filters: Filters,
  total: number,
): CloseRows {
  if (match.closeRows.length === 0) return { rows: [], tally: null, sizeInstead: null };
  const { score } = match;
  const wantedSize = total === 0 ? searchedSize(words) : null;
  if (wantedSize) addSizePoints(store, wantedSize, match.closeRows, score);
  const order = rowOrder(store, 'relevance', score);
  const tallyOfCloseRows =
    match.rows.length > 0 ? null : tallyCloseRows(store, match, filters, order);
  const rows =
    tallyOfCloseRows && tallyOfCloseRows.hits.length > 0
      ? [...tallyOfCloseRows.hits].sort(order)
      : bestCloseRows(rowsTally(store, match.closeRows, filters).hits, total, score, order);
  const sizeInstead =
    wantedSize && rows[0] !== undefined
      ? nearestAvailableSize(store, wantedSize, rows[0], score)
      : null;
  return { rows, tally: tallyOfCloseRows, sizeInstead };
}

/**
 * Returns the tally of the close rows that the list shows without filters, of which the hits pass
 * the filters.
 */
function tallyCloseRows(
  store: SearchStore,
  { closeRows, score }: Match,
  filters: Filters,
  order: (a: number, b: number) => number,
): Tally {
  const listedCloseRows = rowsTally(store, closeRows, dropValueFilters(filters)).hits;
  return rowsTally(
    store,
    Uint32Array.from(bestCloseRows(listedCloseRows, 0, score, order)),
    filters,
  );
}

/** Executes a query: matches the term, filters, counts, and sorts one page of hits. */
export function searchStore(
  store: SearchStore,
  matcher: Matcher,
  typos: TypoFinder,
  lists: ListCache,
  query: SearchQuery,
): SearchHits {
  typos.startQuery();
  const filters = compileFilters(store, query);
  const term = query.term.trim();
  const words = term === '' ? null : queryWords(store, typos, term, query.guide);
  const pinnedIds = query.guide?.pinned(term) ?? [];
  const wordsToSearchBy = words && usefulWords(store, words);
  const match =
    wordsToSearchBy &&
    addPinned(store, matchTerm(store, matcher, wordsToSearchBy, term), pinnedIds);
  const result = match ? rowsTally(store, match.rows, filters) : listTally(store, lists, filters);
  const stock = stockRowsOf(store, query);
  const makeOrder = (sort: SortOrder) => {
    const order = rowOrder(store, sort, match && match.score);
    return stock && sort === 'in-store' ? rowsOfSetFirst(stock, order) : order;
  };
  const order = makeOrder(query.sort);
  const orderWithinGroup = makeOrder(sortWithinGroup(query.sort));
  const collapseGroups = (rows: Uint32Array, cardOrder = orderWithinGroup) =>
    filters.countsGroupsOnce ? cardRows(store.columns, rows, cardOrder) : rows;
  const cardsOfHits = collapseGroups(result.hits);
  const total = cardsOfHits.length;
  const closeResult = match && closeRows(store, match, wordsToSearchBy, filters, total);
  const foundCloseRows = closeResult?.rows ?? [];
  const closeHits = filters.countsGroupsOnce
    ? rowsOfOtherGroups(store.columns, foundCloseRows, result.hits)
    : foundCloseRows;
  const closeCards = filters.countsGroupsOnce
    ? [...collapseGroups(Uint32Array.from(closeHits))]
    : closeHits;
  const countedTally = closeResult?.tally ?? result;
  const page = pageOf(cardsOfHits, closeCards, query.offset, query.limit, order);
  const matchedCount = match ? match.rows.length : Infinity;
  return {
    ids: page.rows.map((row) => store.columns.ids[row]!),
    groups: filters.countsGroupsOnce
      ? groupsOnPage(store, page.rows, [result.hits, closeHits], query.sort)
      : [],
    exact: page.exactCount,
    total,
    closeTotal: closeCards.length,
    facets: facetCounts(
      store,
      countedTally.counts,
      filters,
      countedTally === result ? total : collapseGroups(countedTally.hits).length,
    ),
    brands: brandCounts(store, countedTally.counts),
    categories: categoryCounts(store, countedTally.counts),
    priceRange:
      countedTally.minPrice === Infinity
        ? null
        : { min: countedTally.minPrice, max: countedTally.maxPrice },
    unit: commonUnitOf(store.columns, countedTally.hits),
    inStore:
      stock && stock.countOf(collapseGroups(countedTally.hits, rowsOfSetFirst(stock, order))),
    hasNotAvailableProducts: result.hasNotAvailable,
    sizeInstead: closeResult?.sizeInstead ?? null,
    alternatives:
      words && matchedCount < MAX_HITS_WITH_ALTERNATIVES
        ? alternativesFor(store, typos, term, words)
        : [],
  };
}
