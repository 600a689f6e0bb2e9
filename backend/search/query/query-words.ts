import { codeOf } from '../columns.ts';
import { type QueryWord, queryWord } from './query-word.ts';
import type { SearchStore } from '../store.ts';
import { fold } from '../analyse/stem.ts';
import { measuresIn, type Measure } from '../analyse/measures.ts';
import { joinedCode, normalise, splitChunks, tokenOf, chunksOf } from '../analyse/tokens.ts';
import { askingWords, isUnit, purposeWords, stopWords } from '../analyse/words.ts';
import { ROW_SHIFT, isOnlyDescribed } from '../fields.ts';
import { withHead, useInNames, dimensionWords, measureWords, threadWords } from './size-words.ts';
import { matchPurposes, matchSpans } from './query-spans.ts';
import { termsOfForm, termsOfSharedHead } from '../stem-terms.ts';
import { matchRespelled, respelledTerms, synonymTerms } from '../synonyms/synonyms.ts';
import { answerTask } from '../tasks/answer-task.ts';
import type { SearchGuide } from '../types.ts';
import type { TypoFinder } from '../typo.ts';
import { type Context, unknownWord } from './unknown-word.ts';

/** Exceeds the points of any word. */
const EXACT_CODE = 900;
const CODE_PREFIX = 400;
const AMBIGUOUS_PREFIX = 5;
const MIN_CODE_LENGTH = 4;
const MIN_CODE_DIGITS = 4;

/** Returns the rows with this code of letters; a short number is treated as a size or quantity. */
function wholeCodes(store: SearchStore, code: string): QueryWord['codes'] {
  if (!/[a-z]/.test(code)) return [];
  return store.codes.findExact(code, store.columns).map(({ row }) => ({ row, points: EXACT_CODE }));
}

/**
 * Returns the rows with this code of letters and digits, however it was spaced. A code takes
 * precedence over the meaning of its parts: `GP-1250A` is an article, not 1250 ampere.
 */
function spacedCodes(store: SearchStore, term: string): QueryWord['codes'] {
  return /\d/.test(term) ? wholeCodes(store, codeOf(term)) : [];
}

/**
 * Returns the rows whose number or EAN starts with a text. `ambiguous`: the text is also a word.
 */
function codesOf(store: SearchStore, text: string, ambiguous: boolean): QueryWord['codes'] {
  const code = codeOf(text);
  if (code.length < MIN_CODE_LENGTH || (code.match(/\d/g)?.length ?? 0) < MIN_CODE_DIGITS)
    return wholeCodes(store, code);
  const prefixPoints = ambiguous && code.length < 5 ? AMBIGUOUS_PREFIX : CODE_PREFIX;
  return store.codes
    .find(code, store.columns)
    .map(({ row, exact }) => ({ row, points: exact ? EXACT_CODE : prefixPoints }));
}

const DIMENSION = /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+$/;
/** `100-125` is a plant height rather than the beginning of a number. */
const RANGE = /^\d{1,4}-\d{1,4}$/;
const HAS_DIGIT = /\d/;
/**
 * Maximum number of words of a term; further ones are ignored, because each word is looked up among
 * all products.
 */
export const MAX_QUERY_WORDS = 24;

/** A part of the query, in order: a size with a unit, or a chunk between spaces. */
type Piece = { text: string; measure: Measure } | { text: string; measure: null };

function piecesOf(term: string): Piece[] {
  const text = normalise(term);
  const pieces: Piece[] = [];
  let from = 0;
  const chunksUntil = (to: number) => {
    for (const chunk of splitChunks(text.slice(from, to)))
      if (chunk !== '') pieces.push({ text: chunk, measure: null });
  };
  for (const measure of measuresIn(text)) {
    chunksUntil(measure.start);
    pieces.push({ text: text.slice(measure.start, measure.end), measure });
    from = measure.end;
  }
  chunksUntil(text.length);
  return pieces;
}

/** Joins the first two words if they form a word of the catalogue: `voor deur`, `in bouw`. */
function withJoinedStart(store: SearchStore, pieces: readonly Piece[]): readonly Piece[] {
  const { vocabulary } = store;
  const [first, second, ...rest] = pieces;
  if (!first || !second || !stopWords[vocabulary.locale].has(first.text)) return pieces;
  const text = first.text + second.text;
  const stem = vocabulary.liveStem(text);
  const isNameField = stem >= 0 && vocabulary.stemNamingDf(stem) > 0;
  return isNameField ? [{ text, measure: null }, ...rest] : pieces;
}

/**
 * Returns the word with its exact matches, alone or as the end of compounds; without terms if there
 * are none.
 */
export function plainWord(store: SearchStore, text: string): QueryWord {
  const stem = store.vocabulary.liveStem(text);
  return queryWord(text, {
    terms:
      stem >= 0
        ? termsOfForm(store, text, stem)
        : termsOfSharedHead(store, store.vocabulary.stem(text), 1),
    codes: codesOf(store, text, stem >= 0),
    required: !isUnit(text),
  });
}

/** Returns the words of a chunk: the whole if it occurs in the catalogue, else its parts. */
function chunkWords(store: SearchStore, chunk: string): QueryWord[] {
  const code = joinedCode(chunk);
  if (code !== null && store.vocabulary.liveTerm(code) >= 0) return [plainWord(store, code)];
  const token = tokenOf(chunk);
  if (!token) return [];
  const { whole, parts } = token;
  if (whole !== null && DIMENSION.test(whole)) return dimensionWords(store, whole);
  if (parts.length === 0) return [plainWord(store, whole ?? '')];
  if (whole !== null && /^m\d/.test(whole)) return threadWords(store, whole, parts);
  if (whole !== null && store.vocabulary.liveStem(whole) >= 0) return [plainWord(store, whole)];
  const codes = RANGE.test(chunk) ? [] : codesOf(store, chunk, false);
  if (codes.length > 0) return [queryWord(chunk, { codes })];
  return parts.map((part) => plainWord(store, part));
}

/** Returns the rows that the known words match, for ranking corrections of the others. */
function contextOf(store: SearchStore, words: readonly QueryWord[]): Context {
  const matchedWords = words.filter(({ required, terms }) => required && terms.length > 0);
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
function asksForLikeness(store: SearchStore, word: QueryWord): boolean {
  const isPlain = word.required && word.codes.length === 0 && /^[\p{L}\p{M}]+$/u.test(word.text);
  return isPlain && isOnlyDescribed(store, word);
}

/** Adds matches for unknown words; a word without similar ones stays without matches. */
function withUnknown(
  store: SearchStore,
  typos: TypoFinder,
  guide: SearchGuide | undefined,
  words: readonly QueryWord[],
): QueryWord[] {
  const isFound = (word: QueryWord) => hasMatches(word) && !asksForLikeness(store, word);
  if (words.every(isFound)) return [...words];
  const context = contextOf(store, words);
  return words.flatMap((word) => {
    if (isFound(word)) return [word];
    // A number without matches is kept, so that there is no exact match.
    if (HAS_DIGIT.test(word.text)) return [{ ...word, isLoose: true }];
    if (!word.required) return [];
    const { isPurpose } = word;
    const alike = unknownWord(
      store,
      typos,
      word.text,
      context,
      (piece) => synonymTerms(store, guide, piece),
      (piece, edits) => respelledTerms(store, guide, piece, edits),
    ).map((one) => ({ ...one, isPurpose }));
    if (!hasMatches(word)) return alike.length > 0 ? alike : [{ ...word, isLoose: true }];
    // Descriptions contain the word itself, which is better than a guess.
    const [only] = alike;
    if (!only || only.isLoose) return [word];
    if (alike.length > 1) return alike;
    return [{ ...only, terms: [...word.terms, ...only.terms] }];
  });
}

/** Returns the words besides a task: they only raise the score of the products for it. */
const contextTerms = (words: readonly QueryWord[]) =>
  words
    .filter(({ terms, codes }) => terms.length + codes.length > 0)
    .map((word) => ({ ...word, required: false, isEssential: false }));

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
  const joined = codeOf(term);
  if (/^[\d\s.-]+$/.test(term) && joined.length >= 8) {
    const codes = codesOf(store, joined, false);
    if (codes.length > 0) return [queryWord(joined, { codes })];
  }
  const spaced = spacedCodes(store, term);
  if (spaced.length > 0) return [queryWord(joined, { codes: spaced })];
  const { locale } = store.vocabulary;
  const pieces = withJoinedStart(store, piecesOf(term).slice(0, MAX_QUERY_WORDS));
  const isAsking = ({ text }: Piece) => askingWords[locale].has(text);
  const asks = pieces.some((piece) => !isAsking(piece) && !stopWords[locale].has(piece.text));
  let isPurpose = false;
  const words: QueryWord[] = [];
  const task = answerTask(store, guide, term, (word) => useInNames(store, plainWord(store, word)));
  for (const piece of pieces) {
    if (task?.said.has(fold(piece.text))) continue;
    if (purposeWords[locale].has(piece.text) && words.length > 0) isPurpose = true;
    if (asks && isAsking(piece)) continue;
    const found = piece.measure
      ? measureWords(store, piece.text, piece.measure)
      : chunkWords(store, piece.text);
    for (const word of found) {
      if (word.text !== '' && !stopWords[locale].has(word.text)) words.push({ ...word, isPurpose });
    }
  }
  if (task) return withHead(store, [task.word, ...contextTerms(words)]);
  matchSpans(store, guide, words);
  matchPurposes(store, guide, words);
  matchRespelled(store, typos, guide, words);
  const answered = withUnknown(store, typos, guide, words);
  if (!answered.some((word) => word.required)) for (const word of answered) word.required = true;
  return withHead(store, answered);
}

/** Returns the words of a term without stop words, as typed (for suggestions). */
export function wordsOf(term: string): string[] {
  const words = chunksOf(term).filter((chunk) => tokenOf(chunk) !== null);
  // Keeps the last word, which is being typed.
  return words.length > MAX_QUERY_WORDS
    ? [...words.slice(0, MAX_QUERY_WORDS - 1), words.at(-1)!]
    : words;
}
