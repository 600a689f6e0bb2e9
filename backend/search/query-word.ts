import type { WeighedTerm } from './stem-terms.ts';

/** One word of the query, as the postings that answer it. */
export interface QueryWord {
  text: string;
  terms: WeighedTerm[];
  /** Rows found otherwise: by number or EAN, or by a phrase that means the same. */
  codes: { row: number; points: number }[];
  /** Optional words only lift what the others found. */
  required: boolean;
  /** True where the word itself, or a compound with it, stands in the catalogue. */
  known: boolean;
  /** True where nothing is as asked: what matches it is close at best. */
  isLoose: boolean;
  /** True where a row without this word is no match at all. */
  isEssential: boolean;
  /** True for the word that says what kind of product is asked for. */
  isHead: boolean;
  /** True for that word and for other words of the same kind of product. */
  isKind: boolean;
  /** What a row that has it is nearer by to what was asked, where none has all words. */
  closeness: number;
  /** True for words after `voor` or `for`. */
  isPurpose: boolean;
}

/** What words count for close rows: a size, thread or grade more than other words. */
export const WORD_CLOSENESS = 2;
export const SIZE_CLOSENESS = 3;
/** The kind of product counts most; another of its kind (`veerring` for `sluitring`) nearly so. */
export const HEAD_CLOSENESS = 4;
export const SIBLING_CLOSENESS = 3;

/** A required word that nothing answers yet, with what is known of it. */
export function queryWord(text: string, known: Partial<QueryWord> = {}): QueryWord {
  return {
    text,
    terms: [],
    codes: [],
    required: true,
    known: true,
    isLoose: false,
    isEssential: false,
    isHead: false,
    isKind: false,
    closeness: /\d/.test(text) ? SIZE_CLOSENESS : WORD_CLOSENESS,
    isPurpose: false,
    ...known,
  };
}
