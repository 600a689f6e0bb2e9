import { queryWord, type QueryWord } from './query-word.ts';
import {
  type WeighedTerm,
  termsOfStems,
  termsOfSharedHead,
  termsOfStem,
  termsOfWord,
} from '../stem-terms.ts';
import type { SearchStore } from '../store.ts';
import { fold } from '../analyse/stem.ts';
import { FIELD_MASK, isNameBrandOrCategory, ROW_SHIFT } from '../fields.ts';
import { splitUnknownCompound } from './loose-parts.ts';
import type { Correction, TypoFinder } from '../typo.ts';

const MIN_PART_LENGTH = 3;
const MODIFIER_FACTOR = 0.6;
const LINKING_LETTERS = { nl: ['', 's', 'e', 'en'], en: [''] };

/** Returns whether a name, brand or category contains one of the terms. */
function occursInNaming({ vocabulary }: SearchStore, terms: readonly WeighedTerm[]): boolean {
  return terms.some(({ term, factor }) => factor >= 0.5 && vocabulary.namingCounts[term]! > 0);
}

/**
 * Splits a word into two catalogue words (`kitchenfaucet`, `badkamerkraan`) where both parts are
 * longest; none if impossible. The second part is required.
 */
function splitWords(
  store: SearchStore,
  folded: string,
  knownTerms: (piece: string) => WeighedTerm[],
): QueryWord[] {
  let best: {
    modifier: string;
    head: string;
    heads: WeighedTerm[];
    modifiers: WeighedTerm[];
  } | null = null;
  let weight = 0;
  for (let at = MIN_PART_LENGTH; at <= folded.length - MIN_PART_LENGTH; at++) {
    const head = folded.slice(at);
    const heads = knownTerms(head);
    if (!occursInNaming(store, heads)) continue;
    for (const link of LINKING_LETTERS[store.vocabulary.locale]) {
      const modifier = folded.slice(0, at - link.length);
      const splitWeight = Math.min(modifier.length, head.length) - link.length / 2;
      if (modifier.length < MIN_PART_LENGTH || splitWeight <= weight) continue;
      if (link !== '' && !folded.slice(0, at).endsWith(link)) continue;
      let modifiers = knownTerms(modifier);
      if (modifiers.length === 0 && modifier.length > MIN_PART_LENGTH)
        modifiers = termsOfStems(store, store.compounds.startingWith(modifier), MODIFIER_FACTOR);
      if (modifiers.length === 0) continue;
      best = { modifier, head, heads, modifiers };
      weight = splitWeight;
    }
  }
  if (!best) return [];
  return [
    queryWord(best.modifier, { terms: best.modifiers }),
    queryWord(best.head, { terms: best.heads, isEssential: true }),
  ];
}

const VERB_FACTOR = 0.8;
const END_FACTOR = 0.8;
const BEGINNING_FACTOR = 0.7;
const MAX_CORRECTIONS = 8;
/**
 * Corrections up to this much costlier than the best one are accepted if the other words support
 * them.
 */
const COST_WINDOW = 1;
/** Minimum length of a word that may be the end or the beginning of a longer one. */
const MIN_END_LENGTH = 5;
const MIN_BEGINNING_LENGTH = 5;
const MIN_SHARED_BEGINNING_LENGTH = 4;

/** Rows that the other words of the query match; null if there are none. */
export type ContextRows = ReadonlySet<number> | null;

function termsOf(store: SearchStore, { stem, text }: Correction): WeighedTerm[] {
  return stem >= 0 ? termsOfStem(store, stem, 1) : termsOfSharedHead(store, text, 1);
}

function occursInRows(
  store: SearchStore,
  terms: readonly WeighedTerm[],
  context: ContextRows,
): boolean {
  if (!context) return false;
  return terms.some(({ term, factor }) => {
    if (factor < 0.4) return false;
    const { data, length } = store.vocabulary.postings[term]!;
    for (let at = 0; at < length; at++) {
      if (isNameBrandOrCategory(data[at]! & FIELD_MASK) && context.has(data[at]! >>> ROW_SHIFT))
        return true;
    }
    return false;
  });
}

/** Returns the best corrections, preferably those that occur with the other words of the query. */
function bestCorrections(
  store: SearchStore,
  text: string,
  corrections: readonly Correction[],
  context: ContextRows,
): QueryWord[] {
  const lowestCost = corrections[0]?.cost ?? Infinity;
  const closeCorrections = corrections
    .filter(({ cost }) => cost <= lowestCost + COST_WINDOW)
    .slice(0, MAX_CORRECTIONS)
    .map((correction) => ({ ...correction, terms: termsOf(store, correction) }));
  const correctionsInContext = closeCorrections.filter(({ terms }) =>
    occursInRows(store, terms, context),
  );
  const chosenCorrections =
    correctionsInContext.length > 0 ? correctionsInContext : closeCorrections;
  const chosenCost = chosenCorrections[0]?.cost ?? Infinity;
  const terms = chosenCorrections
    .filter(({ cost }) => cost === chosenCost)
    .flatMap((correction) => correction.terms);
  return terms.length > 0 ? [queryWord(text, { terms, isKnown: false })] : [];
}

/** Matches verbs by their nouns: `isoleren` by `isolatie`, `ventileer` by `ventilatie`. */
function termsOfNounOfVerb(store: SearchStore, stem: string): WeighedTerm[] {
  if (store.vocabulary.locale !== 'nl' || !stem.endsWith('er')) return [];
  const noun = store.vocabulary.liveStem(`${stem.slice(0, -2)}atie`);
  return noun < 0 ? [] : termsOfStem(store, noun, VERB_FACTOR);
}

/** Returns catalogue words that contain the word: `inbus`, `tocht`, `gootsteen`. */
function wordsContaining(store: SearchStore, stem: string, start: string): WeighedTerm[] {
  const { compounds } = store;
  const ending = stem.length >= MIN_END_LENGTH ? compounds.endingIn(stem) : [];
  if (ending.length > 0) return termsOfStems(store, ending, END_FACTOR);
  if (start.length < MIN_SHARED_BEGINNING_LENGTH) return [];
  const starting = compounds.startingWith(start);
  return start.length >= MIN_BEGINNING_LENGTH || starting.length > 1
    ? termsOfStems(store, starting, BEGINNING_FACTOR)
    : [];
}

/** Returns the only word that starts with a short one, which may also be a typing mistake. */
const onlyWordStartingWith = (store: SearchStore, start: string): WeighedTerm[] =>
  start.length < MIN_SHARED_BEGINNING_LENGTH
    ? []
    : termsOfStems(store, store.compounds.startingWith(start), BEGINNING_FACTOR);

/** Heads that describe the packaging: a `tangenset` consists of tangen. */
const COLLECTION = /^(.{3,}?)(?:en|s)?(set|setje|pakket|assortiment)s?$/;

/** Matches the contents of a set, preferring sets; none for other words. */
function contentsOfSet(
  store: SearchStore,
  folded: string,
  knownTerms: (word: string) => WeighedTerm[],
): QueryWord[] {
  const match = store.vocabulary.locale === 'nl' ? COLLECTION.exec(folded) : null;
  if (!match) return [];
  const [, contentWord = '', setOrContents = ''] = match;
  const terms = knownTerms(contentWord);
  if (terms.length === 0) return [];
  const sets = termsOfWord(store, setOrContents, 1);
  return [
    queryWord(contentWord, { terms, isEssential: true }),
    queryWord(setOrContents, { terms: sets, isRequired: false }),
  ];
}

/**
 * Returns substitutes for a word that the catalogue does not have; empty if nothing is similar.
 * Tries in order: the noun of a verb (`isoleer`), the contents of a set (`tangenset`), the same
 * sound (`stopkontakt`), a misspelling of a word in the synonym files (`acuboor`), a part of a
 * longer word (`inbus`), one typing error, two words written as one (`badkamerkraan`), the
 * beginning of a single longer word (`gips`, if there is only `gipsplaat`), two typing errors, and
 * the head of an unknown compound. `synonymTerms` returns the synonyms of a word, `respelledTerms`
 * those of a possibly misspelt word.
 */
export function unknownWord(
  store: SearchStore,
  typos: TypoFinder,
  text: string,
  context: ContextRows,
  synonymTerms: (word: string) => WeighedTerm[],
  respelledTerms: (word: string, edits: 0 | 1) => WeighedTerm[],
): QueryWord[] {
  const folded = fold(text);
  const stem = store.vocabulary.stem(folded);
  const termsOfNoun = termsOfNounOfVerb(store, stem);
  if (termsOfNoun.length > 0) return [queryWord(text, { terms: termsOfNoun, isKnown: false })];
  const knownTerms = (piece: string) => [...termsOfWord(store, piece, 1), ...synonymTerms(piece)];
  const setOrContents = contentsOfSet(store, folded, knownTerms);
  if (setOrContents.length > 0) return setOrContents;
  const corrections = typos.corrections(folded);
  const sameSound = corrections.filter(({ distance }) => distance === 0);
  if (sameSound.length > 0) return bestCorrections(store, text, sameSound, context);
  const sameSoundEditorial = respelledTerms(folded, 0);
  if (sameSoundEditorial.length > 0)
    return [queryWord(text, { terms: sameSoundEditorial, isKnown: false })];
  // The stem of a short word may lack a letter that its compounds have: `gip` of `gips`.
  const start = stem.length < MIN_SHARED_BEGINNING_LENGTH ? folded : stem;
  const containingWords = wordsContaining(store, stem, start);
  if (containingWords.length > 0)
    return [queryWord(text, { terms: containingWords, isKnown: false })];
  const singleEdits = corrections.filter(({ distance }) => distance === 1);
  if (singleEdits.length > 0) return bestCorrections(store, text, singleEdits, context);
  const oneEditEditorial = respelledTerms(folded, 1);
  if (oneEditEditorial.length > 0)
    return [queryWord(text, { terms: oneEditEditorial, isKnown: false })];
  const splitResult = splitWords(store, folded, knownTerms);
  if (splitResult.length > 0) return splitResult;
  const onlyBeginning = onlyWordStartingWith(store, start);
  if (onlyBeginning.length > 0) return [queryWord(text, { terms: onlyBeginning, isKnown: false })];
  if (corrections.length > 0) return bestCorrections(store, text, corrections, context);
  return splitUnknownCompound(store, typos, text);
}
