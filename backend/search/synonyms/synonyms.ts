import { z } from 'zod';
import { phraseRows, phraseWords, addToAllWords } from '../query/phrases.ts';
import { type QueryWord, queryWord } from '../query/query-word.ts';
import { termsOfStem, termsOfWord, type WeighedTerm } from '../stem-terms.ts';
import type { SearchStore } from '../store.ts';
import type { SearchGuide } from '../types.ts';
import { fold } from '../analyse/stem.ts';
import { stopWords } from '../analyse/words.ts';
import type { TypoFinder } from '../typo.ts';

/**
 * Lower than that of the word itself, so that products with the word come before those with a
 * synonym.
 */
const SYNONYM_FACTOR = 0.7;

/** The terms and rows that the synonyms of a word or phrase match. */
export interface Synonyms {
  terms: WeighedTerm[];
  rows: QueryWord['codes'];
}

/** Returns the stems of the one-word synonyms of a word that occur in the catalogue. */
export function synonymStems(
  store: SearchStore,
  guide: SearchGuide | undefined,
  word: string,
): number[] {
  const synonyms = guide?.synonyms(word) ?? [];
  return synonyms.map((other) => store.vocabulary.liveStem(other)).filter((stem) => stem >= 0);
}

/** Returns the matches of the synonyms of a phrase; null if there are none. */
export function synonymsOf(
  store: SearchStore,
  guide: SearchGuide | undefined,
  phrase: string,
): Synonyms | null {
  const synonyms = guide?.synonyms(phrase) ?? [];
  if (synonyms.length === 0) return null;
  const found = matchPhrases(store, synonyms, SYNONYM_FACTOR);
  return found.terms.length + found.rows.length > 0 ? found : null;
}

/**
 * Returns one query word for a phrase with synonyms that contains a stop word (`close-in`), since its
 * single words do not have its meaning. Null for other terms.
 */
export function wordOfPhrase(
  store: SearchStore,
  guide: SearchGuide | undefined,
  term: string,
): QueryWord | null {
  const stops = stopWords[store.vocabulary.locale];
  if (
    !fold(term)
      .split(/[\s-]+/)
      .some((word) => stops.has(word))
  )
    return null;
  const synonyms = synonymsOf(store, guide, term);
  return synonyms && queryWord(term, { terms: synonyms.terms, codes: synonyms.rows });
}

/** Matches the terms of phrases, with their points multiplied by a factor. */
export function matchPhrases(
  store: SearchStore,
  phrases: readonly string[],
  factor: number,
): Synonyms {
  const found: Synonyms = { terms: [], rows: [] };
  for (const phrase of phrases) {
    const words = phraseWords(store, phrase);
    if (words.length === 1) found.terms.push(...termsOfWord(store, words[0]!, factor));
    else {
      for (const [row, points] of phraseRows(store, words))
        found.rows.push({ row, points: points * factor });
    }
  }
  return found;
}

/** Returns the terms of the synonyms of a word, without the rows of synonymous phrases. */
export function synonymTerms(
  store: SearchStore,
  guide: SearchGuide | undefined,
  word: string,
): WeighedTerm[] {
  return synonymStems(store, guide, word).flatMap((stem) =>
    termsOfStem(store, stem, SYNONYM_FACTOR),
  );
}

/**
 * Like `synonymTerms`, for a word that may be a misspelling of a word in the synonym files; also
 * returns the terms of that word.
 */
export function respelledTerms(
  store: SearchStore,
  guide: SearchGuide | undefined,
  word: string,
  edits: 0 | 1,
): WeighedTerm[] {
  const respelledWord = guide?.respelled(word, edits) ?? null;
  if (respelledWord === null) return [];
  return [...termsOfWord(store, respelledWord, 1), ...synonymTerms(store, guide, respelledWord)];
}

const LETTERS_ONLY = /^[\p{L}\p{M}]{2,}$/u;
/** Two adjacent words that form a word of at least this length are unlikely to do so by chance. */
const MIN_JOINED_LENGTH = 8;

const isUnknown = ({ text, terms, codes, isLoose }: QueryWord) =>
  terms.length + codes.length === 0 && !isLoose && LETTERS_ONLY.test(text);

/** Returns whether a word does not occur in the catalogue; it may still have synonyms. */
const isNotInCatalogue = (store: SearchStore, { text }: QueryWord) =>
  LETTERS_ONLY.test(text) && store.vocabulary.liveStem(text) < 0;

/** Returns the catalogue word that is one edit away or sounds the same; null if there is none. */
function nearestCatalogueWord(
  typos: TypoFinder,
  text: string,
): { stem: number; text: string } | null {
  const [nearest] = typos.corrections(fold(text));
  return nearest && nearest.distance <= 1 && nearest.stem >= 0 ? nearest : null;
}

/**
 * Matches pairs of adjacent words of which one is misspelt: `hamer drill` like `hammer drill` with
 * its synonyms, `plaster bord` like `plasterboard`.
 */
export function matchRespelled(
  store: SearchStore,
  typos: TypoFinder,
  guide: SearchGuide | undefined,
  words: readonly QueryWord[],
): void {
  const additions: (() => void)[] = [];
  for (let at = 0; at + 1 < words.length; at++) {
    const pair = words.slice(at, at + 2);
    if (
      !pair.some((word) => isNotInCatalogue(store, word)) ||
      !pair.every(({ text }) => LETTERS_ONLY.test(text))
    )
      continue;
    const joinedText = pair.map(({ text }) => text).join('');
    const joinedWord =
      joinedText.length >= MIN_JOINED_LENGTH ? nearestCatalogueWord(typos, joinedText) : null;
    if (joinedWord) {
      const terms = termsOfStem(store, joinedWord.stem, 1);
      additions.push(() => addToAllWords(pair, terms, []));
      continue;
    }
    const nearestWords = pair.map((word) =>
      isUnknown(word) ? nearestCatalogueWord(typos, word.text) : null,
    );
    const respelledPair = pair.map(
      (word, indexInPair) => nearestWords[indexInPair]?.text ?? word.text,
    );
    const synonyms = synonymsOf(store, guide, respelledPair.join(' '));
    if (!synonyms) continue;
    additions.push(() => {
      for (const [indexInPair, word] of pair.entries())
        if (nearestWords[indexInPair])
          word.terms.push(...termsOfStem(store, nearestWords[indexInPair].stem, 1));
      addToAllWords(pair, synonyms.terms, synonyms.rows);
    });
  }
  for (const add of additions) add();
}

/** A search for a phrase of `from` also finds the products of the phrases of `to`. */
export interface SynonymGroup {
  from: string[];
  /** Equal to `from` if the group works in both directions. */
  to: string[];
}

/** Maximum number of words in a phrase of a group. */
export const MAX_PHRASE_WORDS = 4;
const MAX_PHRASE_LENGTH = 60;
const ARROW = '->';
const PHRASE_PATTERN = /^[\p{L}\p{M}\d'’&./+-]+( [\p{L}\p{M}\d'’&./+-]+)*$/u;

/** The problem of a phrase in a group; null if it is valid. */
export function phraseFault(phrase: string): string | null {
  if (phrase === '') return 'may not be empty';
  if (phrase.length > MAX_PHRASE_LENGTH) return `has over ${MAX_PHRASE_LENGTH} characters`;
  if (!PHRASE_PATTERN.test(phrase)) return "may hold letters, digits, blanks and ' - / . & + only";
  if (phrase.split(' ').length > MAX_PHRASE_WORDS) return `has over ${MAX_PHRASE_WORDS} words`;
  return null;
}

/**
 * One group as editors write it, a list of phrases: `[wandcloset, wc pot]` works in both
 * directions, `[rockwool, roxul -> steenwol]` leads from the words before the arrow to those
 * behind it.
 */
export const synonymGroupSchema = z.array(z.string()).transform((members, context) => {
  const addProblem = (message: string, ...path: number[]) =>
    context.addIssue({ code: 'custom', message, path });
  const sides: string[][] = [[]];
  const seenPhrases = new Set<string>();
  members.forEach((member, index) => {
    const parts = member.split(ARROW).map((part) => part.trim().replace(/\s+/g, ' '));
    parts.forEach((phrase, part) => {
      if (part > 0) sides.push([]);
      // `[rockwool, -> steenwol]` is `[rockwool -> steenwol]`.
      if (phrase === '' && parts.length > 1) return;
      const message = phraseFault(phrase);
      if (message) addProblem(message, index);
      const key = fold(phrase);
      if (!message && seenPhrases.has(key)) addProblem(`holds "${phrase}" twice`, index);
      seenPhrases.add(key);
      sides.at(-1)!.push(phrase);
    });
  });
  const [from = [], to = from] = sides;
  if (sides.length > 2) addProblem(`has more than one ${ARROW}`);
  else if (from.length === 0 || to.length === 0)
    addProblem(
      sides.length === 2 ? `needs a word on both sides of ${ARROW}` : 'needs two words or more',
    );
  else if (sides.length === 1 && from.length < 2) addProblem('needs two words or more');
  return { from, to } satisfies SynonymGroup;
});
