import { HEAD_CLOSENESS, queryWord, type QueryWord, SIBLING_CLOSENESS } from './query-word.ts';
import { termsOfSharedHead, termsOfStem } from './stem-terms.ts';
import { isOnlyDescribed } from './useful-words.ts';
import type { SearchStore } from './store.ts';

/** A word is a noun of products when it heads at least this share of the names that have it. */
const HEAD_SHARE = 0.25;
/** From this share on a word is a noun of products even beside another one. */
const NOUN_SHARE = 0.5;
const SIBLING_FACTOR = 0.6;

function headShare(store: SearchStore, { terms }: QueryWord): number {
  const { headDf, nameDf } = store.vocabulary;
  let heads = 0;
  let names = 0;
  for (const { term, factor } of terms) {
    if (factor < 0.5) continue;
    heads += headDf[term]!;
    names += nameDf[term]!;
  }
  return names === 0 ? 0 : heads / names;
}

/** The word that says what kind of product is asked for, or null. */
function headOf(store: SearchStore, words: readonly QueryWord[]): QueryWord | null {
  const all = words.filter(({ required, text }) => required && !/^\d/.test(text));
  const main = all.filter(({ isPurpose }) => !isPurpose);
  const candidates = main.length > 0 ? main : all;
  const noun = candidates.findLast((word) => headShare(store, word) >= HEAD_SHARE);
  return noun ?? candidates.at(-1) ?? null;
}

/** True for a second word that products are called: `kalkzandsteen blokken`, `gasmasker verf`. */
function isNoun(store: SearchStore, word: QueryWord): boolean {
  return word.required && !word.isPurpose && headShare(store, word) >= NOUN_SHARE;
}

/** Products of the same kind by another name: `veerring` for `sluitring`. */
function siblingsOf(store: SearchStore, { text }: QueryWord): QueryWord[] {
  const { vocabulary, compounds } = store;
  const [longest] = compounds.split(text).heads.sort((a, b) => b.length - a.length);
  if (longest === undefined) return [];
  const stem = vocabulary.stemId(longest);
  const terms =
    stem >= 0 && vocabulary.stemDf(stem) > 0
      ? termsOfStem(store, stem, SIBLING_FACTOR)
      : termsOfSharedHead(store, longest, SIBLING_FACTOR);
  if (terms.length === 0) return [];
  return [queryWord(text, { terms, required: false, isKind: true, closeness: SIBLING_CLOSENESS })];
}

/**
 * The words with the one marked that says what kind of product is asked for: the last one that
 * products are called (`claw hammer steel`: hammer), before `voor` or `for` where there is one.
 * Where others of its kind exist, an optional word for them follows.
 */
export function withHead(store: SearchStore, words: readonly QueryWord[]): QueryWord[] {
  const head = headOf(store, words);
  if (!head) return [...words];
  const others = words.filter(({ terms, codes }) => terms.length + codes.length > 0);
  const siblings = others.length > 1 && !head.isLoose ? siblingsOf(store, head) : [];
  // What only speaks of it is not what was asked for.
  const isLoose = head.isLoose || (head.codes.length === 0 && isOnlyDescribed(store, head));
  const closeness = siblings.length > 0 ? HEAD_CLOSENESS - SIBLING_CLOSENESS : HEAD_CLOSENESS;
  return [
    ...words.map((word) => {
      if (word === head) return { ...head, isHead: true, isKind: true, isLoose, closeness };
      return isNoun(store, word) ? { ...word, closeness: HEAD_CLOSENESS } : word;
    }),
    ...siblings,
  ];
}
