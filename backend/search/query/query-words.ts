import { normaliseCode } from '../columns.ts';
import { type QueryWord, queryWord } from './query-word.ts';
import type { SearchStore } from '../store.ts';
import { fold } from '../analyse/stem.ts';
import { findMeasures, type Measure } from '../analyse/measures.ts';
import { joinCode, normalise, splitChunks, tokenOf, chunksOf } from '../analyse/tokens.ts';
import { askingWords, isUnit, purposeWords, stopWords } from '../analyse/words.ts';
import { ROW_SHIFT, occursInDescriptionsOnly } from '../fields.ts';
import { markHead, useInNames, dimensionWords, measureWords, threadWords } from './size-words.ts';
import { matchPurposes, matchSpans } from './query-spans.ts';
import { termsOfForm, termsOfSharedHead } from '../stem-terms.ts';
import {
  matchRespelled,
  respelledTerms,
  synonymTerms,
  wordOfPhrase,
} from '../synonyms/synonyms.ts';
import { answerTask } from '../tasks/answer-task.ts';
import type { SearchGuide } from '../types.ts';
import type { TypoFinder } from '../typo.ts';
import { type ContextRows, unknownWord } from './unknown-word.ts';

/** Exceeds the points of any word. */
const EXACT_CODE_POINTS = 900;
const CODE_PREFIX_POINTS = 400;
const AMBIGUOUS_PREFIX_POINTS = 5;
const MIN_CODE_LENGTH = 4;
const MIN_CODE_DIGITS = 4;

/**
 * Returns the rows whose code equals a text with a letter; a number alone may be a size or a
 * quantity.
 */
function rowsWithLetterCode(store: SearchStore, code: string): QueryWord['codes'] {
  if (!/[a-z]/.test(code)) return [];
  return store.codeIndex
    .findExact(code, store.columns)
    .map(({ row }) => ({ row, points: EXACT_CODE_POINTS }));
}

/**
 * Returns the rows with this code of letters and digits, however it was spaced. A code takes
 * precedence over the meaning of its parts: `GP-1250A` is an article, not 1250 ampere.
 */
function rowsWithSpacedCode(store: SearchStore, term: string): QueryWord['codes'] {
  return /\d/.test(term) ? rowsWithLetterCode(store, normaliseCode(term)) : [];
}

/**
 * Returns the rows whose number or EAN starts with a text. `isAmbiguous`: the text is also a word.
 */
function rowsWithCodePrefix(
  store: SearchStore,
  text: string,
  isAmbiguous: boolean,
): QueryWord['codes'] {
  const code = normaliseCode(text);
  if (code.length < MIN_CODE_LENGTH || (code.match(/\d/g)?.length ?? 0) < MIN_CODE_DIGITS)
    return rowsWithLetterCode(store, code);
  const prefixPoints =
    isAmbiguous && code.length < 5 ? AMBIGUOUS_PREFIX_POINTS : CODE_PREFIX_POINTS;
  return store.codeIndex
    .find(code, store.columns)
    .map(({ row, isExact }) => ({ row, points: isExact ? EXACT_CODE_POINTS : prefixPoints }));
}

const DIMENSION_PATTERN = /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+$/;
/** `100-125` is a plant height rather than the beginning of a number. */
const NUMBER_RANGE = /^\d{1,4}-\d{1,4}$/;
const HAS_DIGIT = /\d/;
/**
 * Maximum number of words of a term; further ones are ignored, because each word is looked up among
 * all products.
 */
export const MAX_QUERY_WORDS = 24;

/** A part of the query, in order: a size with a unit, or a chunk between spaces. */
type TermPart = { text: string; measure: Measure } | { text: string; measure: null };

function piecesOf(term: string): TermPart[] {
  const text = normalise(term);
  const parts: TermPart[] = [];
  let from = 0;
  const chunksUntil = (to: number) => {
    for (const chunk of splitChunks(text.slice(from, to)))
      if (chunk !== '') parts.push({ text: chunk, measure: null });
  };
  for (const measure of findMeasures(text)) {
    chunksUntil(measure.start);
    parts.push({ text: text.slice(measure.start, measure.end), measure });
    from = measure.end;
  }
  chunksUntil(text.length);
  return parts;
}

/** Joins the first two words if they form a word of the catalogue: `voor deur`, `in bouw`. */
function joinFirstWords(store: SearchStore, parts: readonly TermPart[]): readonly TermPart[] {
  const { vocabulary } = store;
  const [first, second, ...rest] = parts;
  if (!first || !second || !stopWords[vocabulary.locale].has(first.text)) return parts;
  const text = first.text + second.text;
  const stem = vocabulary.liveStem(text);
  const isNameField = stem >= 0 && vocabulary.namingCountOfStem(stem) > 0;
  return isNameField ? [{ text, measure: null }, ...rest] : parts;
}

/**
 * Returns the word with its exact matches, alone or as the end of compounds; without terms if there
 * are none.
 */
export function exactWord(store: SearchStore, text: string): QueryWord {
  const stem = store.vocabulary.liveStem(text);
  return queryWord(text, {
    terms:
      stem >= 0
        ? termsOfForm(store, text, stem)
        : termsOfSharedHead(store, store.vocabulary.stem(text), 1),
    codes: rowsWithCodePrefix(store, text, stem >= 0),
    isRequired: !isUnit(text),
  });
}

/** Returns the words of a chunk: the whole if it occurs in the catalogue, else its parts. */
function chunkWords(store: SearchStore, chunk: string): QueryWord[] {
  const code = joinCode(chunk);
  if (code !== null && store.vocabulary.liveTerm(code) >= 0) return [exactWord(store, code)];
  const token = tokenOf(chunk);
  if (!token) return [];
  const { whole, parts } = token;
  if (whole !== null && DIMENSION_PATTERN.test(whole)) return dimensionWords(store, whole);
  if (parts.length === 0) return [exactWord(store, whole ?? '')];
  if (whole !== null && /^m\d/.test(whole)) return threadWords(store, whole, parts);
  if (whole !== null && store.vocabulary.liveStem(whole) >= 0) return [exactWord(store, whole)];
  const codes = NUMBER_RANGE.test(chunk) ? [] : rowsWithCodePrefix(store, chunk, false);
  if (codes.length > 0) return [queryWord(chunk, { codes })];
  return parts.map((part) => exactWord(store, part));
}

/** Returns the rows that the known words match, for ranking corrections of the others. */
function rowsOfKnownWords(store: SearchStore, words: readonly QueryWord[]): ContextRows {
  const matchedWords = words.filter(({ isRequired, terms }) => isRequired && terms.length > 0);
  if (matchedWords.length === 0) return null;
  const rows = new Set<number>();
  for (const { terms } of matchedWords) {
    for (const { term, factor } of terms) {
      if (factor < 0.5) continue;
      const { data, length } = store.vocabulary.postings[term]!;
      for (let at = 0; at < length; at++) rows.add(data[at]! >>> ROW_SHIFT);
    }
  }
  return rows;
}

function hasMatches({ terms, codes, isLoose }: QueryWord): boolean {
  return terms.length + codes.length > 0 || isLoose;
}

/** Returns whether to look for similar words, even if descriptions contain the word. */
function needsSimilarWords(store: SearchStore, word: QueryWord): boolean {
  const isPlain = word.isRequired && word.codes.length === 0 && /^[\p{L}\p{M}]+$/u.test(word.text);
  return isPlain && occursInDescriptionsOnly(store, word);
}

/** Adds matches for unknown words; a word without similar ones stays without matches. */
function addUnknownMatches(
  store: SearchStore,
  typos: TypoFinder,
  guide: SearchGuide | undefined,
  words: readonly QueryWord[],
): QueryWord[] {
  const isFound = (word: QueryWord) => hasMatches(word) && !needsSimilarWords(store, word);
  if (words.every(isFound)) return [...words];
  const context = rowsOfKnownWords(store, words);
  return words.flatMap((word) => {
    if (isFound(word)) return [word];
    // A number without matches is kept, so that there is no exact match.
    if (HAS_DIGIT.test(word.text)) return [{ ...word, isLoose: true }];
    if (!word.isRequired) return [];
    const { isPurpose } = word;
    const substitutes = unknownWord(
      store,
      typos,
      word.text,
      context,
      (piece) => synonymTerms(store, guide, piece),
      (piece, edits) => respelledTerms(store, guide, piece, edits),
    ).map((one) => ({ ...one, isPurpose }));
    if (!hasMatches(word))
      return substitutes.length > 0 ? substitutes : [{ ...word, isLoose: true }];
    // Descriptions contain the word itself, which is better than a guess.
    const [onlySubstitute] = substitutes;
    if (!onlySubstitute || onlySubstitute.isLoose) return [word];
    if (substitutes.length > 1) return substitutes;
    return [{ ...onlySubstitute, terms: [...word.terms, ...onlySubstitute.terms] }];
  });
}

/**
 * Returns optional words for the rest of a query that describes a task: they raise the score of
 * products that are for the task.
 */
const contextTerms = (words: readonly QueryWord[]) =>
  words
    .filter(({ terms, codes }) => terms.length + codes.length > 0)
    .map((word) => ({ ...word, isRequired: false, isEssential: false }));

/**
 * Analyses a term. Sizes are one word whatever their unit; phrases and joined or split spellings
 * match all of their words; a word that nothing is similar to has no matches, so that no product
 * has all words.
 */
export function queryWords(
  store: SearchStore,
  typos: TypoFinder,
  term: string,
  guide?: SearchGuide,
): QueryWord[] {
  const joinedTerm = normaliseCode(term);
  if (/^[\d\s.-]+$/.test(term) && joinedTerm.length >= 8) {
    const codes = rowsWithCodePrefix(store, joinedTerm, false);
    if (codes.length > 0) return [queryWord(joinedTerm, { codes })];
  }
  const spacedCodeRows = rowsWithSpacedCode(store, term);
  if (spacedCodeRows.length > 0) return [queryWord(joinedTerm, { codes: spacedCodeRows })];
  const { locale } = store.vocabulary;
  const parts = joinFirstWords(store, piecesOf(term).slice(0, MAX_QUERY_WORDS));
  const isQuestionWord = ({ text }: TermPart) => askingWords[locale].has(text);
  const hasContentWord = parts.some(
    (piece) => !isQuestionWord(piece) && !stopWords[locale].has(piece.text),
  );
  let isPurpose = false;
  const words: QueryWord[] = [];
  const task = answerTask(store, guide, term, (word) => useInNames(store, exactWord(store, word)));
  for (const piece of parts) {
    if (task?.said.has(fold(piece.text))) continue;
    if (purposeWords[locale].has(piece.text) && words.length > 0) isPurpose = true;
    if (hasContentWord && isQuestionWord(piece)) continue;
    const foundWords = piece.measure
      ? measureWords(store, piece.text, piece.measure)
      : chunkWords(store, piece.text);
    for (const word of foundWords) {
      if (word.text !== '' && !stopWords[locale].has(word.text)) words.push({ ...word, isPurpose });
    }
  }
  if (task) return markHead(store, [task.word, ...contextTerms(words)]);
  const phrase = wordOfPhrase(store, guide, term);
  if (phrase) return markHead(store, [phrase, ...contextTerms(words)]);
  matchSpans(store, guide, words);
  matchPurposes(store, guide, words);
  matchRespelled(store, typos, guide, words);
  const knownAndUnknownWords = addUnknownMatches(store, typos, guide, words);
  if (!knownAndUnknownWords.some((word) => word.isRequired))
    for (const word of knownAndUnknownWords) word.isRequired = true;
  return markHead(store, knownAndUnknownWords);
}

/** Returns the words of a term without stop words, as typed (for suggestions). */
export function typedWords(term: string): string[] {
  const words = chunksOf(term).filter((chunk) => tokenOf(chunk) !== null);
  // Keeps the last word, which is being typed.
  return words.length > MAX_QUERY_WORDS
    ? [...words.slice(0, MAX_QUERY_WORDS - 1), words.at(-1)!]
    : words;
}
