import { stemWord } from './analyse/stem.ts';
import { FIELD_MASK, isName, isNaming, NAME_HEAD, NAME_PURPOSE, ROW_SHIFT } from './fields.ts';
import { GrowU32, lowerBound } from './columns.ts';
import type { SearchLocale } from './types.ts';

const WORD = /^[a-z]{3,}$/;

/**
 * The words of the catalogue and where they stand. A term is a word as written (lower case);
 * the terms of one stem are asked for together. Terms and stems keep their number for good;
 * one without live documents counts as unknown.
 */
export class Vocabulary {
  readonly locale: SearchLocale;
  readonly text: string[] = [];
  readonly stemOf: number[] = [];
  readonly postings: GrowU32[] = [];
  /** Live documents with the term anywhere, in a naming field, and in a name. */
  readonly df: number[] = [];
  readonly namingDf: number[] = [];
  readonly nameDf: number[] = [];
  /** Live documents that have the term as the noun of their name. */
  readonly headDf: number[] = [];
  readonly stemText: string[] = [];
  readonly members: number[][] = [];
  /** Goes up whenever a term is born, dies or comes back, or begins or ends to name products. */
  version = 0;
  /** Goes up with every posting that is counted in or out. */
  changes = 0;
  private readonly termIds = new Map<string, number>();
  private readonly stemIds = new Map<string, number>();
  private readonly lastRow: number[] = [];

  constructor(locale: SearchLocale) {
    this.locale = locale;
  }

  stem(word: string): string {
    return stemWord(word, this.locale);
  }

  /** The number of a term, made when it is new. */
  intern(text: string): number {
    const known = this.termIds.get(text);
    if (known !== undefined) return known;
    const id = this.text.length;
    const stem = this.stem(text);
    let stemId = this.stemIds.get(stem);
    if (stemId === undefined) {
      stemId = this.stemText.length;
      this.stemIds.set(stem, stemId);
      this.stemText.push(stem);
      this.members.push([]);
    }
    this.members[stemId]!.push(id);
    this.termIds.set(text, id);
    this.text.push(text);
    this.stemOf.push(stemId);
    this.postings.push(new GrowU32());
    this.df.push(0);
    this.namingDf.push(0);
    this.nameDf.push(0);
    this.headDf.push(0);
    this.lastRow.push(-1);
    return id;
  }

  /** Fields of one row come best first: the first posting of a row is the one that counts. */
  add(term: number, row: number, field: number): void {
    if (this.lastRow[term] === row) return;
    this.lastRow[term] = row;
    this.postings[term]!.push((row << ROW_SHIFT) | field);
    this.count(term, field, 1);
  }

  /** Counts a posting in (1) or out (-1). */
  count(term: number, field: number, by: 1 | -1): void {
    this.changes++;
    const before = this.df[term]!;
    this.df[term] = before + by;
    if (isNaming(field)) this.namingDf[term]! += by;
    if (isName(field) || field === NAME_PURPOSE) this.nameDf[term]! += by;
    if (field === NAME_HEAD) {
      if (this.headDf[term] === 0 || this.headDf[term]! + by === 0) this.version++;
      this.headDf[term]! += by;
    }
    if (before === 0 || before + by === 0) this.version++;
  }

  /** The number of a term that a live document has, or -1. */
  liveTerm(text: string): number {
    const id = this.termIds.get(text);
    return id !== undefined && this.df[id]! > 0 ? id : -1;
  }

  /** The stem of a word when a live document has it, else -1. */
  liveStem(word: string): number {
    const id = this.stemIds.get(this.stem(word));
    return id !== undefined && this.stemDf(id) > 0 ? id : -1;
  }

  stemId(stem: string): number {
    return this.stemIds.get(stem) ?? -1;
  }

  stemDf(stem: number): number {
    let sum = 0;
    for (const term of this.members[stem]!) sum += this.df[term]!;
    return sum;
  }

  stemNamingDf(stem: number): number {
    let sum = 0;
    for (const term of this.members[stem]!) sum += this.namingDf[term]!;
    return sum;
  }

  /** Letters of the shortest live form; 0 where there is none or it is not a plain word. */
  shortestForm(stem: number): number {
    if (!WORD.test(this.stemText[stem]!)) return 0;
    let shortest = 0;
    for (const term of this.members[stem]!) {
      const { length } = this.text[term]!;
      if (this.df[term]! > 0 && (shortest === 0 || length < shortest)) shortest = length;
    }
    return shortest;
  }

  /** The form of a stem that most names use; ties go to the shorter, then by alphabet. */
  commonForm(stem: number): number {
    let best = -1;
    for (const term of this.members[stem]!) {
      if (this.df[term] === 0) continue;
      if (best < 0 || this.isCommoner(term, best)) best = term;
    }
    return best;
  }

  private isCommoner(term: number, other: number): boolean {
    const more = this.nameDf[term]! - this.nameDf[other]! || this.df[term]! - this.df[other]!;
    if (more !== 0) return more > 0;
    const a = this.text[term]!;
    const b = this.text[other]!;
    return a.length === b.length ? a < b : a.length < b.length;
  }

  /** Counts the postings of rows that have just died out of their terms. */
  forget(deadRows: Uint32Array): void {
    const first = deadRows[0];
    if (first === undefined) return;
    const dead = new Set(deadRows);
    for (let term = 0; term < this.text.length; term++) {
      if (this.df[term] === 0) continue;
      const { data, length } = this.postings[term]!;
      if (deadRows.length * 12 < length) {
        for (const row of deadRows) {
          const at = lowerBound(data, length, row << ROW_SHIFT);
          if (at < length && data[at]! >>> ROW_SHIFT === row)
            this.count(term, data[at]! & FIELD_MASK, -1);
        }
      } else {
        for (let at = lowerBound(data, length, first << ROW_SHIFT); at < length; at++) {
          if (dead.has(data[at]! >>> ROW_SHIFT)) this.count(term, data[at]! & FIELD_MASK, -1);
        }
      }
    }
  }

  /** Renumbers rows; `rowOf[old]` is the new row plus one, 0 for a dead one. */
  renumber(rowOf: Uint32Array): void {
    for (let term = 0; term < this.text.length; term++) {
      const old = this.postings[term]!;
      const kept = new GrowU32(this.df[term]);
      for (let at = 0; at < old.length; at++) {
        const posting = old.data[at]!;
        const row = rowOf[posting >>> ROW_SHIFT]!;
        if (row > 0) kept.push(((row - 1) << ROW_SHIFT) | (posting & FIELD_MASK));
      }
      this.postings[term] = kept;
      this.lastRow[term] = -1;
    }
  }

  trim(): void {
    for (const posting of this.postings) posting.trim();
  }
}
