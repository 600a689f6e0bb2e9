import type { CategoryWords } from './categories.ts';
import type { QueryWord } from './query-word.ts';
import type { SearchStore } from './store.ts';

/** Points of a product whose category is called as the query is. */
const FIT_POINTS = 10;
/** Each level further up says less of the product. */
const LEVEL_FACTOR = 0.98;
/** A word that is a compound's head in the category's name, not the name itself. */
const COMPOUND_FACTOR = 0.4;
/** `Drywall screws` are no drywall. */
const WITHOUT_NOUN = 0.2;
/** What share of a kind's words the query says; in English the last is what it is. */
function shareOf(kind: readonly string[], asked: ReadonlyMap<string, number>, isEnglish: boolean) {
  const share = kind.reduce((sum, stem) => sum + (asked.get(stem) ?? 0), 0) / kind.length;
  return isEnglish && !asked.has(kind.at(-1) ?? '') ? share * WITHOUT_NOUN : share;
}

/** How much of a category's name the query says: the best of the kinds that it names. */
function shareSaid(
  { kinds }: CategoryWords,
  asked: ReadonlyMap<string, number>,
  isEnglish: boolean,
): number {
  const best = Math.max(0, ...kinds.map((kind) => shareOf(kind, asked, isEnglish)));
  return best / Math.sqrt(Math.max(1, kinds.length));
}

/** Terms that say this much less than the best one are other words for it. */
const NEAR = 0.9;

/** Stems that answer the query's words, with 1 for the word itself and less for a compound. */
function askedStems(store: SearchStore, words: readonly QueryWord[]): Map<string, number> {
  const { vocabulary } = store;
  const asked = new Map<string, number>();
  for (const { terms, text, required } of words) {
    if (!required) continue;
    const most = Math.max(0, ...terms.map(({ factor }) => factor));
    for (const { term, factor } of terms) {
      if (factor < most * NEAR) continue;
      const stem = vocabulary.stemText[vocabulary.stemOf[term]!]!;
      const share = stem === vocabulary.stem(text) || factor === most ? 1 : COMPOUND_FACTOR;
      asked.set(stem, Math.max(asked.get(stem) ?? 0, share));
    }
  }
  return asked;
}

const UNKNOWN = -1;
/** How well each category fits, by the number of its value; filled again by each call. */
let fits = new Float64Array(1024);

/**
 * Adds to the scores of rows what their categories say of the query: `hamer` is first of all what
 * lies under Hamers, then what lies under Boorhamers. `unit` is what a point of a field counts.
 */
export function addCategoryFit(
  store: SearchStore,
  words: readonly QueryWord[],
  rows: Uint32Array,
  score: Float64Array,
  unit: number,
): void {
  const { columns, categories } = store;
  const asked = askedStems(store, words);
  const isEnglish = store.vocabulary.locale === 'en';
  if (fits.length < store.values.text.length)
    fits = new Float64Array(Math.ceil(store.values.text.length * 1.3));
  fits.fill(UNKNOWN);
  const fitOf = (row: number, own: number) => {
    let best = 0;
    let level = 1;
    const from = columns.starts[row]! + 1;
    for (let at = columns.pathLength[row]! - 1; at >= 0; at--) {
      const category = categories.get(columns.values.data[from + at]!);
      if (category) best = Math.max(best, shareSaid(category, asked, isEnglish) * level);
      level *= LEVEL_FACTOR;
    }
    return (fits[own] = best);
  };
  for (const row of rows) {
    const own = columns.ownCategory(row);
    if (own < 0) continue;
    const known = fits[own]!;
    const fit = known === UNKNOWN ? fitOf(row, own) : known;
    if (fit > 0) score[row]! += Math.round(fit * FIT_POINTS * unit);
  }
}
