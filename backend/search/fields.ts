import type { QueryWord } from './query/query-word.ts';
import type { SearchStore } from './store.ts';

// Field of a document in which a word occurs, stored in the lowest four bits of a posting. What a
// product is has the highest weight; the context only decides between equals.

/** The noun of a name: `hamer` in `Rubberhamer zwart 450 g`, `drill` in `Brad-point drill`. */
export const NAME_HEAD = 8;
export const NAME = 7;
export const BRAND = 6;
export const OWN_CATEGORY = 5;
/** Words of a name after `voor` or `met`. */
export const NAME_PURPOSE = 4;
export const ATTRIBUTE = 3;
export const DESCRIPTION = 2;
/** The name of a parent category. It applies to many products, so it says little about one. */
export const PARENT_CATEGORY = 1;
/** A parent category with several kinds in its name: a bolt is in `Bouten & ringen`. */
export const PARENT_PART = 0;

/** Points per class. */
export const FIELD_POINTS: readonly number[] = [0.8, 1, 1.5, 2, 4, 5, 7, 10, 10];
/** Like `FIELD_POINTS`, for the word that determines the kind of product of the query. */
export const HEAD_POINTS: readonly number[] = [0.8, 1, 1.5, 2, 3, 5, 7, 7, 12];

/**
 * Factor for the head of a compound, which is almost as significant as a separate word, so that
 * `schroef` ranks a `spaanplaatschroef` high. An uncertain head has a lower factor, and a modifier
 * the lowest.
 */
export const HEAD_FACTOR = 0.95;
export const GUESSED_HEAD_FACTOR = 0.65;
export const MODIFIER_FACTOR = 0.35;

/** Number of bits to shift a posting to get its row (the upper 28 bits). */
export const ROW_SHIFT = 4;
export const FIELD_MASK = 15;

/**
 * Returns whether the field names the product or its category or brand, rather than describes it.
 */
export function isNameBrandOrCategory(field: number): boolean {
  return field >= NAME_PURPOSE || field === PARENT_CATEGORY;
}

/** Returns whether the field contains words of a name before `voor` or `met`. */
export function isNameField(field: number): boolean {
  return field >= NAME;
}

/**
 * Returns whether a noun in the field says what the product is; descriptions may mention other
 * products.
 */
export function saysKind(field: number): boolean {
  return field !== DESCRIPTION && field !== PARENT_PART;
}

/** A term with a lower factor does not certainly mean the word. */
const MIN_CERTAIN_FACTOR = 0.5;
/** Minimum length of a word whose correction is certain: `food` does not mean `folding`. */
const MIN_CERTAIN_LENGTH = 6;

/**
 * Returns whether a word occurs in names, brands or categories, rather than only in descriptions.
 */
export function occursInNaming({ vocabulary }: SearchStore, { terms }: QueryWord): boolean {
  return terms.some(
    ({ term, factor }) => factor >= MIN_CERTAIN_FACTOR && vocabulary.namingCounts[term]! > 0,
  );
}

/** Returns whether a word occurs in descriptions only, not in a name, category or attribute. */
export function occursInDescriptionsOnly(
  { vocabulary }: SearchStore,
  { terms }: QueryWord,
): boolean {
  return terms.every(({ term }) => {
    if (vocabulary.namingCounts[term]! > 0) return false;
    const { data, length } = vocabulary.postings[term]!;
    for (let at = 0; at < length; at++) if ((data[at]! & FIELD_MASK) === ATTRIBUTE) return false;
    return true;
  });
}

const isRequiredWithoutMatch = ({ isRequired, terms, codes }: QueryWord) =>
  isRequired && terms.length + codes.length === 0;

/**
 * Returns the words to search by; none if the remaining words are uncertain or occur in
 * descriptions only. `coffee machine` must not find anchors that fit a machine.
 */
export function usefulWords(store: SearchStore, words: readonly QueryWord[]): readonly QueryWord[] {
  const isCertainWord = (word: QueryWord) =>
    word.isRequired &&
    (word.isKnown || word.text.length >= MIN_CERTAIN_LENGTH) &&
    (word.codes.length > 0 || occursInNaming(store, word));
  // A query of sizes only, such as `30 Ah`: products with the number are shown as close matches.
  const isSizesOnly = words.every(({ text }) => /^[ø\d]/.test(text));
  return words.some(isRequiredWithoutMatch) && !isSizesOnly && !words.some(isCertainWord)
    ? []
    : words;
}
