import type { WeighedTerm } from '../stem-terms.ts';

/** A word of the query and the postings that match it. */
export interface QueryWord {
  text: string;
  terms: WeighedTerm[];
  /** Rows matched by number or EAN, or by a synonymous phrase. */
  codes: { row: number; points: number }[];
  /** False for optional words, which only raise the score of rows found by others. */
  isRequired: boolean;
  /** True if the word, or a compound with it, occurs in the catalogue. */
  isKnown: boolean;
  /** True if there is no exact match; rows that match it are close matches at best. */
  isLoose: boolean;
  /** True if a row without this word is no match at all. */
  isEssential: boolean;
  /** True for the word that determines the requested kind of product. */
  isHead: boolean;
  /** True for the head, and for other words for the same kind of product. */
  isKind: boolean;
  /** Closeness that the word adds to a row, if no row has all words. */
  closeness: number;
  /** The length that the word is, in millimetres; null for other words and sizes. */
  size: number | null;
  /** True for words after `voor` or `for`. */
  isPurpose: boolean;
}

/** Closeness of significant words: a size, thread or grade counts more than other words. */
export const WORD_CLOSENESS = 2;
export const SIZE_CLOSENESS = 3;
/**
 * Closeness of the kind of product; a sibling kind (`veerring` for `sluitring`) counts nearly as
 * much.
 */
export const HEAD_CLOSENESS = 4;
export const SIBLING_CLOSENESS = 3;

/** Creates a required word without matches, with the given properties. */
export function queryWord(text: string, fields: Partial<QueryWord> = {}): QueryWord {
  return {
    text,
    terms: [],
    codes: [],
    isRequired: true,
    isKnown: true,
    isLoose: false,
    isEssential: false,
    isHead: false,
    isKind: false,
    closeness: /\d/.test(text) ? SIZE_CLOSENESS : WORD_CLOSENESS,
    size: null,
    isPurpose: false,
    ...fields,
  };
}
