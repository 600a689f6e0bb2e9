import type { QueryWord } from './query/query-word.ts';
import { queryWords } from './query/query-words.ts';
import type { SearchStore } from './store.ts';
import { fold } from './analyse/stem.ts';
import { compareText } from './natural.ts';
import type { TypoFinder } from './typo.ts';
import { CLOSENESS_LEVEL, type Match, type Matcher, SCORE_SCALE, withoutWeak } from './match.ts';
import { type Columns, NEEDS_ACCESSORY } from './columns.ts';
import { asksForParts } from './usable-alone.ts';
import { cardRows, groupsOnPage, rowsOutside } from './cards.ts';
import { addCategoryFit } from './categories.ts';
import { brandCounts, categoryCounts, facetCounts } from './facets.ts';
import { type Filters, filtersOf, stockOf, withoutValues } from './filters.ts';
import type { ListCache } from './create-index.ts';
import { rowOrder, bestCloseRows, groupSort, pageOf, setFirst } from './order.ts';
import { type Candidates, type Tally, tally } from './tally.ts';
import { addNearness, searchedSize, offeredSize } from './query/near-size.ts';
import type { SearchHits, SearchQuery, SizeInstead, SortOrder } from './types.ts';
import { usefulWords } from './fields.ts';
import { sharedUnit } from './units.ts';

/** Points for two adjacent words of the query that are adjacent in the name, in the same order. */
const PAIR_POINTS = 2;
/** Word order is not evaluated for more rows than this. */
const MAX_ROWS = 3000;

/** Bit mask of the query words that each term matches; all zero between calls. */
let wordsOf = new Uint32Array(1024);

/** Adds points to rows whose names contain adjacent query words. */
function addAdjacency(
  store: SearchStore,
  words: readonly QueryWord[],
  rows: Uint32Array,
  score: Float64Array,
  unit: number,
): void {
  const requiredWords = words.filter(({ required }) => required);
  if (requiredWords.length < 2 || requiredWords.length > 31 || rows.length > MAX_ROWS) return;
  if (wordsOf.length < store.vocabulary.text.length)
    wordsOf = new Uint32Array(Math.ceil(store.vocabulary.text.length * 1.3));
  for (const [at, { terms }] of requiredWords.entries()) {
    for (const { term, factor } of terms) if (factor >= 0.5) wordsOf[term]! |= 1 << at;
  }
  const { nameStarts, nameTerms } = store.columns;
  for (const row of rows) {
    let before = 0;
    let pairs = 0;
    for (let at = nameStarts[row]!; at < nameStarts[row + 1]!; at++) {
      const here = wordsOf[nameTerms.data[at]!]!;
      if (((before << 1) & here) !== 0) pairs++;
      before = here;
    }
    if (pairs > 0) score[row]! += Math.round(pairs * PAIR_POINTS * unit);
  }
  for (const { terms } of requiredWords) for (const { term } of terms) wordsOf[term] = 0;
}

/** Alternatives are offered below this number of hits. */
const FEW_HITS = 12;
const MAX_ALTERNATIVES = 5;
/** A correction of a known word must be this many times as frequent. */
const FAR_MORE = 4;

interface Idea {
  text: string;
  word: string;
  rank: number;
  df: number;
}

/** Returns alternative terms: likely corrections first, then related words. */
function alternativesFor(
  store: SearchStore,
  typos: TypoFinder,
  term: string,
  words: readonly QueryWord[],
): string[] {
  const ideas = words
    .filter((word) => word.required && word.codes.length === 0)
    .flatMap((word) => [...corrected(store, typos, word), ...related(store, word)]);
  ideas.sort((a, b) => a.rank - b.rank || b.df - a.df || compareText(a.text, b.text));
  const lower = term.toLowerCase();
  const terms = ideas.map((idea) => lower.replace(idea.word, () => idea.text));
  return [...new Set(terms)].filter((text) => text !== lower).slice(0, MAX_ALTERNATIVES);
}

function corrected(store: SearchStore, typos: TypoFinder, word: QueryWord): Idea[] {
  const stem = store.vocabulary.liveStem(word.text);
  const ownFrequency = stem < 0 ? 0 : store.vocabulary.stemNamingDf(stem);
  return typos
    .corrections(fold(word.text))
    .filter((one) => one.stem !== stem && one.df > ownFrequency * FAR_MORE)
    .map((one) => ({ text: one.text, word: word.text, rank: one.cost, df: one.df }));
}

/** Returns the head of a compound, and other compounds with that head. */
function related(store: SearchStore, word: QueryWord): Idea[] {
  const { vocabulary, compounds } = store;
  const ownStem = vocabulary.liveStem(word.text);
  const ideas: Idea[] = [];
  const add = (stem: number, rank: number) => {
    const df = vocabulary.stemNamingDf(stem);
    if (stem === ownStem || df === 0) return;
    ideas.push({ text: vocabulary.text[vocabulary.commonForm(stem)]!, word: word.text, rank, df });
  };
  for (const head of compounds.split(word.text).heads) {
    const stem = vocabulary.stemId(head);
    if (stem >= 0) add(stem, 3);
    const others = stem >= 0 ? compounds.withHead(stem) : compounds.withSharedHead(head);
    for (const compound of others) add(compound, 4);
  }
  return ideas;
}

/** Exceeds any score of words. */
const FIRST_PIN = 1e15;

/**
 * Returns the match with pinned products on top in their order, whether they match or not; filters
 * and other sort orders treat them like others. Unknown ids are skipped.
 */
function withPins(store: SearchStore, match: Match, ids: readonly number[]): Match {
  if (ids.length === 0) return match;
  const { score } = match;
  const pinned = ids.flatMap((id) => store.columns.rowOfId.get(id) ?? []);
  pinned.forEach((row, at) => (score[row] = FIRST_PIN - at));
  return {
    rows: Uint32Array.from(new Set([...match.rows, ...pinned])),
    close: match.close.filter((row) => !pinned.includes(row)),
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
  unit: number,
): void {
  for (const row of rows) {
    const sales = Math.log10(1 + Math.max(0, popularity[row]!));
    score[row]! += Math.round((POPULARITY_POINTS * unit * sales) / (2 + sales));
  }
}

/**
 * Share of its score that a product loses if it cannot be used alone. Chosen between two other
 * influences: larger than that of the length of a name, smaller than that of a matching word.
 */
const NEEDS_MORE_SHARE = 0.25;

/** Puts products that can be used as they are before those of their kind that need another. */
function takeFromIncomplete({ flags }: Columns, rows: Uint32Array, score: Float64Array): void {
  for (const row of rows)
    if ((flags[row]! & NEEDS_ACCESSORY) !== 0)
      score[row]! -= Math.round((score[row]! % CLOSENESS_LEVEL) * NEEDS_MORE_SHARE);
}

const NO_ROWS: Candidates = { rows: new Uint32Array(0), length: 0 };

/** Returns the rows of a list without search term: those of its category, or all. */
function listRows(store: SearchStore, filters: Filters): Candidates {
  if (filters.scope === null) return store.columns.size;
  const rows = store.values.rows[filters.scope];
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
  const wantsParts = asksForParts(term);
  for (const rows of [match.rows, match.close]) {
    addCategoryFit(store, words, rows, match.score, SCORE_SCALE);
    addAdjacency(store, words, rows, match.score, SCORE_SCALE);
    addPopularity(store.columns, rows, match.score, SCORE_SCALE);
    if (!wantsParts) takeFromIncomplete(store.columns, rows, match.score);
  }
  return { ...match, rows: withoutWeak(match.rows, match.score) };
}

/** The close rows that pass the filters, as many as fit in the list. */
interface CloseRows {
  rows: number[];
  /**
   * Hits and counts of the filters among the close rows; null if there are exact matches or no
   * close rows.
   */
  among: Tally | null;
  instead: SizeInstead | null;
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
  if (match.close.length === 0) return { rows: [], among: null, instead: null };
  const { score } = match;
  const wantedSize = total === 0 ? searchedSize(words) : null;
  if (wantedSize) addNearness(store, wantedSize, match.close, score);
  const order = rowOrder(store, 'relevance', score);
  const choice = match.rows.length > 0 ? null : closeChoice(store, match, filters, order);
  const rows =
    choice && choice.hits.length > 0
      ? [...choice.hits].sort(order)
      : bestCloseRows(rowsTally(store, match.close, filters).hits, total, score, order);
  const instead =
    wantedSize && rows[0] !== undefined ? offeredSize(store, wantedSize, rows[0], score) : null;
  return { rows, among: choice, instead };
}

/** Returns the close rows that stand in the list without filters, and which of them pass. */
function closeChoice(
  store: SearchStore,
  { close, score }: Match,
  filters: Filters,
  order: (a: number, b: number) => number,
): Tally {
  const all = rowsTally(store, close, withoutValues(filters)).hits;
  return rowsTally(store, Uint32Array.from(bestCloseRows(all, 0, score, order)), filters);
}

/** Executes a query: matches the term, filters, counts, and sorts one page of hits. */
export function searchStore(
  store: SearchStore,
  matcher: Matcher,
  typos: TypoFinder,
  lists: ListCache,
  query: SearchQuery,
): SearchHits {
  typos.begin();
  const filters = filtersOf(store, query);
  const term = query.term.trim();
  const words = term === '' ? null : queryWords(store, typos, term, query.guide);
  const pinned = query.guide?.pinned(term) ?? [];
  const useful = words && usefulWords(store, words);
  const match = useful && withPins(store, matchTerm(store, matcher, useful, term), pinned);
  const result = match ? rowsTally(store, match.rows, filters) : listTally(store, lists, filters);
  const stock = stockOf(store, query);
  const orderBy = (sort: SortOrder) => {
    const order = rowOrder(store, sort, match && match.score);
    return stock && sort === 'in-store' ? setFirst(stock, order) : order;
  };
  const order = orderBy(query.sort);
  const first = orderBy(groupSort(query.sort));
  const cards = (rows: Uint32Array, by = first) =>
    filters.grouped ? cardRows(store.columns, rows, by) : rows;
  const full = cards(result.hits);
  const total = full.length;
  const nearby = match && closeRows(store, match, useful, filters, total);
  const found = nearby?.rows ?? [];
  const closeHits = filters.grouped ? rowsOutside(store.columns, found, result.hits) : found;
  const close = filters.grouped ? [...cards(Uint32Array.from(closeHits))] : closeHits;
  const counted = nearby?.among ?? result;
  const page = pageOf(full, close, query.offset, query.limit, order);
  const matched = match ? match.rows.length : Infinity;
  return {
    ids: page.rows.map((row) => store.columns.ids[row]!),
    groups: filters.grouped
      ? groupsOnPage(store, page.rows, [result.hits, closeHits], query.sort)
      : [],
    exact: page.exact,
    total,
    closeTotal: close.length,
    facets: facetCounts(
      store,
      counted.counts,
      filters,
      counted === result ? total : cards(counted.hits).length,
    ),
    brands: brandCounts(store, counted.counts),
    categories: categoryCounts(store, counted.counts),
    priceRange:
      counted.minPrice === Infinity ? null : { min: counted.minPrice, max: counted.maxPrice },
    unit: sharedUnit(store.columns, counted.hits),
    inStore: stock && stock.countOf(cards(counted.hits, setFirst(stock, order))),
    hasNotAvailableProducts: result.hasNotAvailable,
    instead: nearby?.instead ?? null,
    alternatives: words && matched < FEW_HITS ? alternativesFor(store, typos, term, words) : [],
  };
}
