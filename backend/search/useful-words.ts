import { ATTRIBUTE, FIELD_MASK } from './fields.ts';
import type { QueryWord } from './query-word.ts';
import type { SearchStore } from './store.ts';

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
