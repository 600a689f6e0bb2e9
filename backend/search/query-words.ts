import { fold } from './analyse/fold.ts';
import { chunksOf, tokenOf } from './analyse/tokens.ts';
import { isUnit, stopWords } from './analyse/words.ts';
import { codeOf } from './columns.ts';
import { termsOfStem, type WeighedTerm } from './stem-terms.ts';
import type { SearchStore } from './store.ts';
import { synonymTerms } from './synonyms.ts';
import type { SearchGuide } from './types.ts';
import type { TypoFinder } from './typo.ts';

/** One word of the query, as the postings that answer it. */
export interface QueryWord {
  text: string;
  terms: WeighedTerm[];
  /** Rows found by number or EAN, with their points. */
  codes: { row: number; points: number }[];
  /** Optional words only lift what the others found. */
  required: boolean;
  /** True where the word itself, or a compound with it, stands in the catalogue. */
  known: boolean;
}

/** Points that no word can reach. */
const EXACT_CODE = 900;
const CODE_PREFIX = 400;
const AMBIGUOUS_PREFIX = 5;
const MIN_CODE_LENGTH = 4;
const MIN_CODE_DIGITS = 4;

const TYPO_FACTOR = [1, 0.8, 0.6];
const LOOSE_HEAD_FACTOR = 0.6;
const LOOSE_MODIFIER_FACTOR = 0.3;
const MAX_CORRECTIONS = 3;

function codesOf(store: SearchStore, text: string, ambiguous: boolean): QueryWord['codes'] {
  const code = codeOf(text);
  if (code.length < MIN_CODE_LENGTH || (code.match(/\d/g)?.length ?? 0) < MIN_CODE_DIGITS)
    return [];
  const prefixPoints = ambiguous && code.length < 5 ? AMBIGUOUS_PREFIX : CODE_PREFIX;
  return store.codes
    .find(code, store.columns)
    .map(({ row, exact }) => ({ row, points: exact ? EXACT_CODE : prefixPoints }));
}

/** The words that answer one word of the query; none where nothing is like it. */
function wordsFor(
  store: SearchStore,
  typos: TypoFinder,
  text: string,
  guide: SearchGuide | undefined,
): QueryWord[] {
  const required = !isUnit(text);
  const stem = store.vocabulary.liveStem(text);
  const codes = codesOf(store, text, stem >= 0);
  const alike = synonymTerms(store, guide, text);
  if (stem >= 0 || alike.length > 0) {
    const own = stem >= 0 ? termsOfStem(store, stem, 1) : [];
    return [{ text, terms: [...own, ...alike], codes, required, known: true }];
  }
  if (codes.length > 0) return [{ text, terms: [], codes, required, known: true }];
  const folded = fold(text);
  const near = typos.corrections(folded);
  const parts = store.compounds.split(folded);
  const close = near
    .filter((one) => one.distance === 1 || !parts.complete)
    .slice(0, MAX_CORRECTIONS);
  if (close.length > 0) {
    const nearest = close[0]!.cost;
    const terms = close
      .filter((one) => one.cost === nearest)
      .flatMap((one) => termsOfStem(store, one.stem, TYPO_FACTOR[one.distance]!));
    return [{ text, terms, codes: [], required, known: false }];
  }
  return partWords(store, text, parts);
}

/** `wandplaat`, when nothing is called that: what is a plaat, the more so when of a wand. */
function partWords(
  store: SearchStore,
  text: string,
  parts: { heads: string[]; modifiers: string[] },
): QueryWord[] {
  const stems = (texts: string[]) => texts.map((part) => store.vocabulary.stemId(part));
  const word = (of: number[], factor: number, required: boolean): QueryWord[] => {
    const terms = of.flatMap((stem) => termsOfStem(store, stem, factor));
    return terms.length > 0 ? [{ text, terms, codes: [], required, known: false }] : [];
  };
  return [
    ...word(stems(parts.heads), LOOSE_HEAD_FACTOR, true),
    ...word(stems(parts.modifiers), LOOSE_MODIFIER_FACTOR, parts.heads.length === 0),
  ];
}

/** `gipsplaat schroef` is answered by the `gipsplaatschroef` too, for both of its words. */
function joinNeighbours(store: SearchStore, words: readonly QueryWord[]): void {
  for (let at = 1; at < words.length; at++) {
    const [first, second] = [words[at - 1]!, words[at]!];
    if (!/^[a-z]{3,}$/.test(first.text) || !/^[a-z]{3,}$/.test(second.text)) continue;
    const stem = store.vocabulary.liveStem(first.text + second.text);
    if (stem < 0 || store.vocabulary.stemNamingDf(stem) === 0) continue;
    const terms = termsOfStem(store, stem, 1);
    first.terms.push(...terms);
    second.terms.push(...terms);
  }
}

/**
 * What the words of a term stand for. A whole that nothing has is asked for by its parts
 * (`2600x600x12,5`, `osb-plaat`); a word that nothing is like is left out.
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
    if (codes.length > 0) return [{ text: joined, terms: [], codes, required: true, known: true }];
  }
  const stop = stopWords[store.vocabulary.locale];
  const words: QueryWord[] = [];
  for (const chunk of chunksOf(term)) {
    const token = tokenOf(chunk);
    if (!token) continue;
    const wholeKnown = token.whole !== null && store.vocabulary.liveStem(token.whole) >= 0;
    const texts = wholeKnown || token.parts.length === 0 ? [token.whole ?? ''] : token.parts;
    if (!wholeKnown && token.parts.length > 0) {
      const codes = codesOf(store, chunk, false);
      if (codes.length > 0) {
        words.push({ text: chunk, terms: [], codes, required: true, known: true });
        continue;
      }
    }
    for (const text of texts) {
      if (text && !stop.has(text)) words.push(...wordsFor(store, typos, text, guide));
    }
  }
  joinNeighbours(store, words);
  if (!words.some((word) => word.required)) for (const word of words) word.required = true;
  return words;
}

/** The words of a term that mean something, as they were written (for suggestions). */
export function wordsOf(term: string): string[] {
  return chunksOf(term).filter((chunk) => tokenOf(chunk) !== null);
}
