import { type Measure, numberTerm, sizeTerm } from '../analyse/measures.ts';
import {
  queryWord,
  type QueryWord,
  SIZE_CLOSENESS,
  HEAD_CLOSENESS,
  SIBLING_CLOSENESS,
} from './query-word.ts';
import { type WeighedTerm, termsOfSharedHead, termsOfStem } from '../stem-terms.ts';
import type { SearchStore } from '../store.ts';
import type { WordUse } from '../tasks/answer-task.ts';
import {
  FIELD_MASK,
  NAME,
  NAME_HEAD,
  ROW_SHIFT,
  occursInNaming,
  occursInDescriptionsOnly,
} from '../fields.ts';

/** Factor for a catalogue number without unit, if the query has one. */
const UNITLESS_FACTOR = 0.8;
/**
 * Factor for other units: `60x60` of a tile is in centimetres, although the catalogue may contain
 * both.
 */
const OTHER_UNIT_FACTOR = 0.9;
const THREAD_FACTOR = 0.5;
/** Closeness of a thread without its length. */
const THREAD_CLOSENESS = 2;
const MM_PER_CM = 10;
const MM_PER_INCH = 25.4;

const METRES_PATTERN = /\d\s*m(?:eters?|trs?|etres?)?$/;

function liveTermsOf(store: SearchStore, text: string, factor: number): WeighedTerm[] {
  const term = store.vocabulary.liveTerm(text);
  return term < 0 ? [] : [{ term, factor }];
}

/**
 * Returns the terms of the numbers of a size in any unit: `30 Ah` is close to 30 of another unit.
 */
function termsOfNumbers(store: SearchStore, text: string): WeighedTerm[] {
  const numbers = text.match(/\d+\/\d+|\d+(?:\.\d+)?/g) ?? [];
  return [...new Set(numbers)].flatMap((number) => liveTermsOf(store, number, THREAD_FACTOR));
}

/** Returns a required word without matches, whose sides only raise the score of close matches. */
function unmatchedSize(text: string, sides: WeighedTerm[]): QueryWord[] {
  const word = queryWord(text, { isLoose: true });
  return sides.length === 0 ? [word] : [word, queryWord(text, { terms: sides, isRequired: false })];
}

/** Returns the words for a size with a unit: `25 cm`, `1/2"`, `60x60 cm`. All sides must match. */
export function measureWords(store: SearchStore, text: string, measure: Measure): QueryWord[] {
  const { sides, isDimension, writtenSides } = measure;
  // Metres do not match numbers without a unit, which are millimetres or numbers of pieces.
  const isMetres = METRES_PATTERN.test(text);
  const size = sides.length === 1 && sides[0]!.base === 'mm' ? sides[0]!.value : null;
  const termsPerSide = sides.map(({ value, base }) =>
    liveTermsOf(store, sizeTerm([value], base), 1),
  );
  if (!isDimension || sides.some(({ base }) => base !== 'mm')) {
    const numbers = writtenSides.split('x').slice(-sides.length);
    return sides.flatMap((_, at) => {
      const unitlessTerms = isMetres
        ? []
        : liveTermsOf(store, numberTerm(numbers[at] ?? ''), UNITLESS_FACTOR);
      const terms = [...termsPerSide[at]!, ...unitlessTerms];
      if (terms.length > 0) return [queryWord(text, { terms, size })];
      return isMetres
        ? [queryWord(text, { isLoose: true, size })]
        : unmatchedSize(text, termsOfNumbers(store, text));
    });
  }
  const sizeTermText = sizeTerm(
    sides.map(({ value }) => value),
    'mm',
  );
  const terms = [
    ...liveTermsOf(store, sizeTermText, 1),
    ...liveTermsOf(store, numberTerm(writtenSides), UNITLESS_FACTOR),
  ];
  if (terms.length > 0) return [queryWord(text, { terms })];
  return unmatchedSize(text, [
    ...termsPerSide.flat().map(({ term }) => ({ term, factor: THREAD_FACTOR })),
    ...liveTermsOf(store, writtenSides, THREAD_FACTOR),
  ]);
}

/**
 * Returns the words for sides without a unit, which match any unit: `60x60` also finds 600x600 mm.
 */
export function dimensionWords(store: SearchStore, text: string): QueryWord[] {
  const sides = text.split('x').map(Number);
  const termInUnit = (factor: number) =>
    sizeTerm(
      sides.map((side) => side * factor),
      'mm',
    );
  const terms = [
    ...liveTermsOf(store, text, 1),
    ...liveTermsOf(store, termInUnit(1), 1),
    ...liveTermsOf(store, termInUnit(MM_PER_CM), OTHER_UNIT_FACTOR),
    ...liveTermsOf(store, termInUnit(MM_PER_INCH), OTHER_UNIT_FACTOR),
  ];
  if (terms.length > 0) return [queryWord(text, { terms })];
  return unmatchedSize(
    text,
    text.split('x').flatMap((side) => liveTermsOf(store, side, THREAD_FACTOR)),
  );
}

/**
 * Returns the words for a thread with lengths: `m10x80`. If no product matches the full query, the
 * right thread is closer than another.
 */
export function threadWords(
  store: SearchStore,
  text: string,
  [thread = '']: readonly string[],
): QueryWord[] {
  const sizeTermText = liveTermsOf(store, text, 1);
  const closeness = SIZE_CLOSENESS - THREAD_CLOSENESS;
  const word = queryWord(text, {
    terms: sizeTermText,
    closeness,
    isLoose: sizeTermText.length === 0,
  });
  const terms = liveTermsOf(store, thread, THREAD_FACTOR);
  if (terms.length === 0) return [word];
  return [word, queryWord(thread, { terms, isRequired: false, closeness: THREAD_CLOSENESS })];
}

/**
 * Minimum share of the names with a word in which it must be the noun, to count as a product noun.
 */
const HEAD_SHARE = 0.25;
/** Minimum share from which a word counts as a product noun even beside another one. */
const NOUN_SHARE = 0.5;
const SIBLING_FACTOR = 0.6;
/** A term with a lower factor does not certainly mean the word. */
const MIN_CERTAIN_FACTOR = 0.5;

function headShare(store: SearchStore, { terms }: QueryWord): number {
  const { headCounts, nameCounts } = store.vocabulary;
  let heads = 0;
  let names = 0;
  for (const { term, factor } of terms) {
    if (factor < 0.5) continue;
    heads += headCounts[term]!;
    names += nameCounts[term]!;
  }
  return names === 0 ? 0 : heads / names;
}

const overlaps = (rows: ReadonlySet<number>, otherRows: ReadonlySet<number>): boolean => {
  for (const row of rows) if (otherRows.has(row)) return true;
  return false;
};

/** Returns the rows whose names contain a word, as the noun or beside it. */
function rowsNamedBy(
  store: SearchStore,
  { terms }: QueryWord,
): { nouns: Set<number>; besideNoun: Set<number> } {
  const nouns = new Set<number>();
  const besideNoun = new Set<number>();
  for (const { term, factor } of terms) {
    if (factor < 0.5) continue;
    const { data, length } = store.vocabulary.postings[term]!;
    for (let at = 0; at < length; at++) {
      const field = data[at]! & FIELD_MASK;
      if (field === NAME_HEAD) nouns.add(data[at]! >>> ROW_SHIFT);
      else if (field === NAME) besideNoun.add(data[at]! >>> ROW_SHIFT);
    }
  }
  return { nouns, besideNoun };
}

/**
 * Returns which of two product nouns is the noun of the query: the last one (`claw hammer`), unless
 * names only have the first as their noun, with the last beside it (`plint mdf`).
 */
function nounOf(store: SearchStore, nouns: readonly QueryWord[]): QueryWord | undefined {
  const lastNoun = nouns.at(-1);
  const [first] = nouns;
  if (!lastNoun || !first || nouns.length !== 2) return lastNoun;
  const [rowsOfFirst, rowsOfLast] = [rowsNamedBy(store, first), rowsNamedBy(store, lastNoun)];
  const isFirst =
    overlaps(rowsOfFirst.nouns, rowsOfLast.besideNoun) &&
    !overlaps(rowsOfLast.nouns, rowsOfFirst.besideNoun);
  return isFirst && !overlaps(rowsOfFirst.nouns, rowsOfLast.nouns) ? first : lastNoun;
}

/** Returns the word that determines the requested kind of product; null if there is none. */
function headOf(store: SearchStore, words: readonly QueryWord[]): QueryWord | null {
  const requiredWords = words.filter(({ isRequired, text }) => isRequired && !/^\d/.test(text));
  const wordsWithoutPurpose = requiredWords.filter(({ isPurpose }) => !isPurpose);
  const candidates = wordsWithoutPurpose.length > 0 ? wordsWithoutPurpose : requiredWords;
  const nouns = candidates.filter((word) => headShare(store, word) >= HEAD_SHARE);
  return nounOf(store, nouns) ?? candidates.at(-1) ?? null;
}

/**
 * Returns whether a word beside the head is a product noun too: `kalkzandsteen blokken`, `gasmasker
 * verf`.
 */
function isNoun(store: SearchStore, word: QueryWord): boolean {
  return word.isRequired && !word.isPurpose && headShare(store, word) >= NOUN_SHARE;
}

/** A Dutch verb as dictionaries have it, or a plural. */
const INFINITIVE = /en$/;

/**
 * Returns how product names use a word. A possible verb counts only in its exact form: `afvoeren`
 * does not match names with `afvoer`.
 */
export function useInNames(store: SearchStore, word: QueryWord): WordUse {
  const { nameCounts, text, locale } = store.vocabulary;
  const isExact = locale === 'nl' && INFINITIVE.test(word.text);
  const isNamed = word.terms.some(
    ({ term, factor }) =>
      factor >= MIN_CERTAIN_FACTOR &&
      nameCounts[term]! > 0 &&
      (!isExact || text[term]!.endsWith(word.text)),
  );
  return { isNamed, isKind: headShare(store, word) >= NOUN_SHARE };
}

/**
 * Returns an optional word for products of the same kind with another name: `veerring` for
 * `sluitring`.
 */
function siblingKindsOf(store: SearchStore, { text, terms: wordTerms }: QueryWord): QueryWord[] {
  const { vocabulary, compounds } = store;
  // Uses the word itself, else the editors' synonym for it: `afvoerbuis` for `afvoerpijp`.
  const certainTerms = wordTerms.filter(({ factor }) => factor >= 0.5).map(({ term }) => term);
  const texts = [text, ...certainTerms.slice(0, 1).map((term) => vocabulary.text[term]!)];
  const longest = texts
    .map(
      (one) =>
        compounds
          .split(one)
          .heads.sort((rowsOfFirst, rowsOfLast) => rowsOfLast.length - rowsOfFirst.length)[0],
    )
    .find((head) => head !== undefined);
  if (longest === undefined) return [];
  const stem = vocabulary.stemId(longest);
  const terms =
    stem >= 0 && vocabulary.documentCountOfStem(stem) > 0
      ? termsOfStem(store, stem, SIBLING_FACTOR)
      : termsOfSharedHead(store, longest, SIBLING_FACTOR);
  if (terms.length === 0) return [];
  return [
    queryWord(text, { terms, isRequired: false, isKind: true, closeness: SIBLING_CLOSENESS }),
  ];
}

/**
 * Marks the word that determines the requested kind of product: usually the last product noun
 * (`claw hammer steel`: hammer), not counting words after `voor` or `for`. If the catalogue has
 * sibling kinds, appends an optional word for them.
 */
export function markHead(store: SearchStore, words: readonly QueryWord[]): QueryWord[] {
  const head = headOf(store, words);
  if (!head) return [...words];
  const wordsWithMatches = words.filter(({ terms, codes }) => terms.length + codes.length > 0);
  const siblings = wordsWithMatches.length > 1 && !head.isLoose ? siblingKindsOf(store, head) : [];
  // Products that mention the head only in their description are close matches at best.
  const isLoose =
    head.isLoose || (head.codes.length === 0 && occursInDescriptionsOnly(store, head));
  // `watervast mdf`: any MDF is a match, so `vast`, from splitting `watervast`, is not essential.
  const isCertainHead =
    head.isKnown && !head.isLoose && !head.isEssential && occursInNaming(store, head);
  const closeness = siblings.length > 0 ? HEAD_CLOSENESS - SIBLING_CLOSENESS : HEAD_CLOSENESS;
  return [
    ...words.map((word) => {
      if (word === head) return { ...head, isHead: true, isKind: true, isLoose, closeness };
      const ordinaryWord = isCertainHead ? { ...word, isEssential: false } : word;
      return isNoun(store, word) ? { ...ordinaryWord, closeness: HEAD_CLOSENESS } : ordinaryWord;
    }),
    ...siblings,
  ];
}
