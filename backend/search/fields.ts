import type { QueryWord } from './query-word.ts';
import type { SearchStore } from './store.ts';

// Where a word stood in a document, as the class that a posting carries in its lowest four
// bits. What a product is weighs most; what stands around it only decides between equals.

/** The noun of a name: `hamer` in `Rubberhamer zwart 450 g`, `drill` in `Brad-point drill`. */
export const NAME_HEAD = 8;
export const NAME = 7;
export const BRAND = 6;
export const OWN_CATEGORY = 5;
/** A name's words after `voor` or `met`. */
export const NAME_PURPOSE = 4;
export const ATTRIBUTE = 3;
export const DESCRIPTION = 2;
/** A parent's name is true of a thousand products, so it says little about one. */
export const PARENT_CATEGORY = 1;
/** One of several things that a parent is called after: a bolt lies under Bouten & ringen. */
export const PARENT_PART = 0;

/** Points per class. */
export const FIELD_POINTS: readonly number[] = [0.8, 1, 1.5, 2, 4, 5, 7, 10, 10];
/** As `FIELD_POINTS`, for the word that says what kind of product the query is for. */
export const HEAD_POINTS: readonly number[] = [0.8, 1, 1.5, 2, 3, 5, 7, 7, 12];

/**
 * Dutch writes in one word what English writes in two: what the head of a compound says of it, it
 * says almost as plainly as a word by itself, so that `schroef` finds the `spaanplaatschroef`
 * among the first. A head that is a guess says less, and a modifier only hints.
 */
export const HEAD_FACTOR = 0.95;
export const GUESSED_HEAD_FACTOR = 0.65;
export const MODIFIER_FACTOR = 0.35;

/** Rows live in the upper 28 bits of a posting. */
export const ROW_SHIFT = 4;
export const FIELD_MASK = 15;

/** True where the field names the product or what it belongs to, rather than describes it. */
export function isNaming(field: number): boolean {
  return field >= NAME_PURPOSE || field === PARENT_CATEGORY;
}

/** True for the words of a name before `voor` or `met`. */
export function isName(field: number): boolean {
  return field >= NAME;
}

/** True where a field's noun tells what the product is; a description may speak of others. */
export function saysKind(field: number): boolean {
  return field !== DESCRIPTION && field !== PARENT_PART;
}

/** Below this factor a term only hints at the word. */
const CERTAIN = 0.5;
/** A correction of a shorter word is a guess: `food` is no `folding`. */
const CERTAIN_LENGTH = 6;

/** True for a word that names, brands or categories have, rather than descriptions alone. */
export function isNamed({ vocabulary }: SearchStore, { terms }: QueryWord): boolean {
  return terms.some(({ term, factor }) => factor >= CERTAIN && vocabulary.namingDf[term]! > 0);
}

/** True for a word that nothing but descriptions has: not a name, a category or an attribute. */
export function isOnlyDescribed({ vocabulary }: SearchStore, { terms }: QueryWord): boolean {
  return terms.every(({ term }) => {
    if (vocabulary.namingDf[term]! > 0) return false;
    const { data, length } = vocabulary.postings[term]!;
    for (let at = 0; at < length; at++) if ((data[at]! & FIELD_MASK) === ATTRIBUTE) return false;
    return true;
  });
}

const isUnmet = ({ required, terms, codes }: QueryWord) =>
  required && terms.length + codes.length === 0;

/**
 * The words to search by; none where what is left of a query is a guess or a remark: `coffee
 * machine` is not answered by anchors that go with a machine.
 */
export function usefulWords(store: SearchStore, words: readonly QueryWord[]): readonly QueryWord[] {
  const isFirm = (word: QueryWord) =>
    word.required &&
    (word.known || word.text.length >= CERTAIN_LENGTH) &&
    (word.codes.length > 0 || isNamed(store, word));
  // `30 Ah` is about nothing else: what has the number is shown as close.
  const isSizes = words.every(({ text }) => /^[ø\d]/.test(text));
  return words.some(isUnmet) && !isSizes && !words.some(isFirm) ? [] : words;
}
