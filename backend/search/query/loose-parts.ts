import { fold } from '../analyse/stem.ts';
import { queryWord, type QueryWord } from './query-word.ts';
import { termsOfSharedHead, termsOfStem, termsOfStems, type WeighedTerm } from '../stem-terms.ts';
import type { SearchStore } from '../store.ts';
import type { TypoFinder } from '../typo.ts';

const HEAD_FACTOR = 0.6;
const MISSPELT_HEAD_FACTOR = 0.5;
const MODIFIER_FACTOR = 0.3;
const MIN_MODIFIER_LENGTH = 4;
/** A head of three letters is only accepted if it is a product noun. */
const SHORT_HEAD_LENGTH = 3;

function termsOf(store: SearchStore, stemText: string, factor: number): WeighedTerm[] {
  const stem = store.vocabulary.stemId(stemText);
  return stem >= 0 && store.vocabulary.documentCountOfStem(stem) > 0
    ? termsOfStem(store, stem, factor)
    : termsOfSharedHead(store, stemText, factor);
}

/** A possible head of a compound, and the terms that support it. */
interface MisspeltHead {
  heads: WeighedTerm[];
  supportingTerms: WeighedTerm[];
}

/** Finds a misspelt head behind a known word: `keukenkraam`. */
function findMisspeltHead(
  store: SearchStore,
  typos: TypoFinder,
  folded: string,
): MisspeltHead | null {
  const { vocabulary, compounds } = store;
  for (let at = MIN_MODIFIER_LENGTH; at <= folded.length - MIN_MODIFIER_LENGTH; at++) {
    const beforeHead = folded.slice(0, at);
    const wordsWithBeginning = compounds.startingWith(beforeHead);
    if (vocabulary.liveStem(beforeHead) < 0 && wordsWithBeginning.length === 0) continue;
    const [nearest] = typos.corrections(folded.slice(at));
    if (!nearest || nearest.cost > 1) continue;
    const { stem, text } = nearest;
    const heads =
      stem >= 0
        ? termsOfStem(store, stem, MISSPELT_HEAD_FACTOR)
        : termsOfSharedHead(store, text, MISSPELT_HEAD_FACTOR);
    return { heads, supportingTerms: termsOfStems(store, wordsWithBeginning, MODIFIER_FACTOR) };
  }
  return null;
}

/** Finds a short head that is a product noun, behind any word: `oorkapje`. */
function termsOfShortHead(store: SearchStore, stem: string): WeighedTerm[] {
  const { vocabulary } = store;
  if (stem.length < SHORT_HEAD_LENGTH + MIN_MODIFIER_LENGTH) return [];
  const head = vocabulary.stemId(stem.slice(-SHORT_HEAD_LENGTH));
  const isNoun =
    head >= 0 && vocabulary.members[head]!.some((term) => vocabulary.headCounts[term]! > 0);
  return isNoun ? termsOfStem(store, head, HEAD_FACTOR) : [];
}

/**
 * Splits an unknown compound: `wandplaat` finds products called plaat, preferably for a wand. The
 * results are close matches at best, and the head is required.
 */
export function splitUnknownCompound(
  store: SearchStore,
  typos: TypoFinder,
  text: string,
): QueryWord[] {
  const folded = fold(text);
  const { heads, modifiers } = store.compounds.split(folded);
  const longestHead = [...heads].sort((a, b) => b.length - a.length)[0];
  const foundHead = findMisspeltHead(store, typos, folded);
  let terms = foundHead?.heads ?? [];
  if (terms.length === 0 && longestHead !== undefined)
    terms = termsOf(store, longestHead, HEAD_FACTOR);
  const isKind = terms.some(({ term }) => store.vocabulary.headCounts[term]! > 0);
  if (terms.length > 0 && !isKind) {
    // No product is named `kop`: a `douchekop` is more likely part of a shower than a nail with a
    // head.
    const modifierTerms = modifiers.flatMap((modifier) => termsOf(store, modifier, HEAD_FACTOR));
    if (modifierTerms.some(({ term }) => store.vocabulary.headCounts[term]! > 0))
      return [
        queryWord(text, { terms: modifierTerms, isKnown: false, isLoose: true, isEssential: true }),
        queryWord(text, { terms, isKnown: false, isRequired: false }),
      ];
  }
  if (terms.length === 0) terms = termsOfShortHead(store, store.vocabulary.stem(folded));
  if (terms.length === 0) return [];
  const supportingTerms = [
    ...(foundHead?.supportingTerms ?? []),
    ...modifiers.flatMap((modifier) => termsOf(store, modifier, MODIFIER_FACTOR)),
  ];
  const head = queryWord(text, { terms, isKnown: false, isLoose: true, isEssential: true });
  if (supportingTerms.length === 0) return [head];
  return [head, queryWord(text, { terms: supportingTerms, isKnown: false, isRequired: false })];
}
