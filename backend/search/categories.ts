import { fold } from './analyse/stem.ts';
import { stopWords } from './analyse/words.ts';
import type { SearchLocale } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { QueryWord } from './query/query-word.ts';
import type { SearchStore } from './store.ts';
import type { SearchCategoryRecord, SearchResultRecord } from '../../src/api/search/calls.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { TreeRow, WebNodeTree } from '../catalogue/reads/web-nodes-routes.ts';

const MIN_WORD_LENGTH = 3;

/**
 * Returns the kinds of product in a category name, each as its words, with compounds unsplit:
 * `Boor- & schroefmachines` gives `boor` and `schroefmachines`, `PIR-platen` gives `pirplaten`.
 */
export function kindsOfName(name: string, locale: SearchLocale): string[][] {
  const stop = stopWords[locale];
  return fold(name)
    .split(/[,&/]|\s(?:en|and)\s/)
    .map((kind) =>
      kind
        .split(/[^a-z0-9-]+/)
        .map((word) => word.replaceAll('-', ''))
        .filter((word) => word.length >= MIN_WORD_LENGTH && !stop.has(word)),
    )
    .filter((kind) => kind.length > 0);
}

interface CategoryWords {
  name: string;
  folded: string;
  /** Folded words and their stems, in parallel arrays. */
  words: string[];
  stems: string[];
  /** The kinds of product in its name, each as the stems of its words. */
  kinds: string[][];
  /** 1 for a root category. */
  depth: number;
}

/** The nouns in the names of a product's categories, by stem. */
export interface CategoryNouns {
  /** True for the stem of such a noun, or of a compound whose head it is. */
  matches(stem: string): boolean;
}

const MIN_NOUN_LENGTH = 3;
/** Maximum number of cached paths; a shop has a few hundred. */
const MAX_PATHS = 5000;

/** Names of the categories of documents, by their value number. */
export class CategoryNames {
  private readonly wordsByValue = new Map<number, CategoryWords>();
  private nounsOfPath = new Map<string, CategoryNouns>();

  add(value: number, name: string, depth: number, vocabulary: Vocabulary): void {
    if (this.wordsByValue.get(value)?.name === name) return;
    const folded = fold(name);
    const words = folded.split(/[^a-z0-9]+/).filter(Boolean);
    const stems = words.map((word) => vocabulary.stem(word));
    const kinds = kindsOfName(name, vocabulary.locale).map((kind) =>
      kind.map((word) => vocabulary.stem(word)),
    );
    this.wordsByValue.set(value, { name, folded, words, stems, kinds, depth });
  }

  /** Returns the nouns of a path of category names, root first. */
  nouns(names: readonly string[], vocabulary: Vocabulary): CategoryNouns {
    const key = names.join('\n');
    let nouns = this.nounsOfPath.get(key);
    if (!nouns) {
      const words = names.flatMap((name) => fold(name).split(/[^a-z]+/));
      const stems = words.map((word) => vocabulary.stem(word));
      const longStems = new Set(stems.filter((stem) => stem.length >= MIN_NOUN_LENGTH));
      nouns = {
        matches: (stem) =>
          longStems.has(stem) ||
          [...longStems].some((one) => one.length > MIN_NOUN_LENGTH && stem.endsWith(one)),
      };
      if (this.nounsOfPath.size > MAX_PATHS) this.nounsOfPath = new Map();
      this.nounsOfPath.set(key, nouns);
    }
    return nouns;
  }

  /** Returns whether a folded word occurs in a category name. */
  hasWord(folded: string): boolean {
    for (const { words } of this.wordsByValue.values()) if (words.includes(folded)) return true;
    return false;
  }

  get(value: number): CategoryWords | undefined {
    return this.wordsByValue.get(value);
  }

  entries(): IterableIterator<[number, CategoryWords]> {
    return this.wordsByValue.entries();
  }
}

/** Points for a product whose category name matches the query. */
const FIT_POINTS = 10;
/** Factor per level up the tree: a higher category says less about the product. */
const LEVEL_FACTOR = 0.98;
/** Factor for a word that is only the head of a compound in the category name. */
const COMPOUND_FACTOR = 0.4;
/** Factor for a match without the noun: `drywall screws` are not drywall. */
const WITHOUT_NOUN_FACTOR = 0.2;
/**
 * Returns the share of a kind's words that the query contains; in English the last word is the
 * noun.
 */
function shareOfKind(
  kind: readonly string[],
  stems: ReadonlyMap<string, number>,
  isEnglish: boolean,
) {
  const share = kind.reduce((sum, stem) => sum + (stems.get(stem) ?? 0), 0) / kind.length;
  return isEnglish && !stems.has(kind.at(-1) ?? '') ? share * WITHOUT_NOUN_FACTOR : share;
}

/** Returns the share of a category name that the query contains, for its best matching kind. */
function bestShareOfName(
  { kinds }: CategoryWords,
  stems: ReadonlyMap<string, number>,
  isEnglish: boolean,
): number {
  const best = Math.max(0, ...kinds.map((kind) => shareOfKind(kind, stems, isEnglish)));
  return best / Math.sqrt(Math.max(1, kinds.length));
}

/** Terms whose factor is lower than this share of the best one are synonyms. */
const MIN_FACTOR_SHARE = 0.9;

/**
 * Returns the stems that match the query's words, with weight 1 for the word itself and less for a
 * compound.
 */
function weighQueryStems(store: SearchStore, words: readonly QueryWord[]): Map<string, number> {
  const { vocabulary } = store;
  const stems = new Map<string, number>();
  for (const { terms, text, isRequired } of words) {
    if (!isRequired) continue;
    const bestFactor = Math.max(0, ...terms.map(({ factor }) => factor));
    for (const { term, factor } of terms) {
      if (factor < bestFactor * MIN_FACTOR_SHARE) continue;
      const stem = vocabulary.stemText[vocabulary.stemOf[term]!]!;
      const share = stem === vocabulary.stem(text) || factor === bestFactor ? 1 : COMPOUND_FACTOR;
      stems.set(stem, Math.max(stems.get(stem) ?? 0, share));
    }
  }
  return stems;
}

const NOT_COMPUTED = -1;
/** Fit of each category by value number; refilled by each call. */
let fitByCategory = new Float64Array(1024);

/**
 * Adds points to rows for how well their categories match the query: `hamer` finds products in
 * Hamers first, then those in Boorhamers. `pointValue`: value of one point of a field.
 */
export function addCategoryFit(
  store: SearchStore,
  words: readonly QueryWord[],
  rows: Uint32Array,
  score: Float64Array,
  pointValue: number,
): void {
  const { columns, categories } = store;
  const stemWeights = weighQueryStems(store, words);
  const isEnglish = store.vocabulary.locale === 'en';
  if (fitByCategory.length < store.values.text.length)
    fitByCategory = new Float64Array(Math.ceil(store.values.text.length * 1.3));
  fitByCategory.fill(NOT_COMPUTED);
  const computeFit = (row: number, categoryRow: number) => {
    let best = 0;
    let level = 1;
    const from = columns.starts[row]! + 1;
    for (let at = columns.pathLength[row]! - 1; at >= 0; at--) {
      const category = categories.get(columns.values.data[from + at]!);
      if (category)
        best = Math.max(best, bestShareOfName(category, stemWeights, isEnglish) * level);
      level *= LEVEL_FACTOR;
    }
    return (fitByCategory[categoryRow] = best);
  };
  for (const row of rows) {
    const categoryRow = columns.ownCategoryValue(row);
    if (categoryRow < 0) continue;
    const knownFit = fitByCategory[categoryRow]!;
    const fit = knownFit === NOT_COMPUTED ? computeFit(row, categoryRow) : knownFit;
    if (fit > 0) score[row]! += Math.round(fit * FIT_POINTS * pointValue);
  }
}

type CategoryCounts = readonly { id: number; count: number }[];
type WebNodeStat = NonNullable<SearchResultRecord['WebNodeStats']>[number];

/** Maximum number of popular categories of a result. */
const POPULAR_LIMIT = 8;
/** Parent of the promotion lists, which do not count as categories. */
const PROMOTION_CODE = 'NUPDActie';

export function searchCategoryRecord(row: TreeRow, locale: Locale): SearchCategoryRecord {
  return {
    Code: row.code,
    Name: row.name[locale],
    Url: row.url[locale],
    ImageUrl: row.image,
    Children: [],
    SearchParameters: `categoryID=${row.id}`,
  };
}

/**
 * Returns the counts of the categories one level below that of the list: its children, or the root
 * categories for a search, a brand or a promotion list. In the order of the tree.
 */
export function webNodeStats(
  tree: WebNodeTree,
  counts: CategoryCounts,
  scope: TreeRow | null,
  locale: Locale,
  now: Date,
): WebNodeStat[] {
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  const topCategory = scope && isInRange(tree, scope) ? scope : tree.root();
  if (!topCategory) return [];
  return tree
    .children(topCategory.id, now)
    .filter((row) => isInRange(tree, row) && (byId.get(row.id) ?? 0) > 0)
    .map((row) => ({
      Id: row.id,
      Name: row.name[locale],
      Url: row.url[locale],
      Count: byId.get(row.id) ?? 0,
    }));
}

/** Returns the deepest categories with the most hits. */
export function popularCategories(
  tree: WebNodeTree,
  counts: CategoryCounts,
  locale: Locale,
  now: Date,
): SearchCategoryRecord[] {
  const popular: SearchCategoryRecord[] = [];
  // Counts are sorted, so parents precede their children.
  for (const { id } of counts) {
    const row = tree.byId(id);
    if (!row || !isInRange(tree, row) || tree.children(id, now).length > 0) continue;
    if (!tree.isListed(row, now)) continue;
    popular.push(searchCategoryRecord(row, locale));
    if (popular.length === POPULAR_LIMIT) break;
  }
  return popular;
}

/** Returns whether a row is a category of the range: below the root, and not a promotion. */
function isInRange(tree: WebNodeTree, row: TreeRow): boolean {
  const root = tree.root();
  const topCategory = tree.ancestors(row)[0] ?? row;
  return topCategory.code !== PROMOTION_CODE && topCategory.parent_id === root?.id;
}
