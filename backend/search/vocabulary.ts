import { stemWord } from './analyse/stem.ts';
import {
  FIELD_MASK,
  isNameField,
  isNameBrandOrCategory,
  NAME_HEAD,
  NAME_PURPOSE,
  ROW_SHIFT,
} from './fields.ts';
import { GrowableUint32List, lowerBound } from './columns.ts';
import type { SearchLocale } from './types.ts';

const WORD = /^[a-z]{3,}$/;

/**
 * The words of the catalogue. A term is a word as written (lower case); terms with the same stem
 * are looked up together. Terms and stems keep their numbers; one without live documents counts as
 * unknown.
 */
export class Vocabulary {
  readonly locale: SearchLocale;
  readonly text: string[] = [];
  readonly stemOf: number[] = [];
  readonly postings: GrowableUint32List[] = [];
  /**
   * Numbers of live documents by term: with the term anywhere, in a naming field, and in a name.
   */
  readonly documentCounts: number[] = [];
  readonly namingCounts: number[] = [];
  readonly nameCounts: number[] = [];
  /** Number of live documents with the term as the noun of their name. */
  readonly headCounts: number[] = [];
  readonly stemText: string[] = [];
  readonly members: number[][] = [];
  /** Incremented when a term appears, disappears or starts or stops naming products. */
  version = 0;
  /** Incremented with every posting that is added or removed. */
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

  /** Returns the number of a term, and creates it if new. */
  intern(text: string): number {
    const existingId = this.termIds.get(text);
    if (existingId !== undefined) return existingId;
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
    this.postings.push(new GrowableUint32List());
    this.documentCounts.push(0);
    this.namingCounts.push(0);
    this.nameCounts.push(0);
    this.headCounts.push(0);
    this.lastRow.push(-1);
    return id;
  }

  /** Fields of a row must be added best first: only the first posting of a row counts. */
  add(term: number, row: number, field: number): void {
    if (this.lastRow[term] === row) return;
    this.lastRow[term] = row;
    this.postings[term]!.push((row << ROW_SHIFT) | field);
    this.updateCounts(term, field, 1);
  }

  /** Adds (1) or removes (-1) a posting from the counts. */
  updateCounts(term: number, field: number, change: 1 | -1): void {
    this.changes++;
    const before = this.documentCounts[term]!;
    this.documentCounts[term] = before + change;
    if (isNameBrandOrCategory(field)) this.namingCounts[term]! += change;
    if (isNameField(field) || field === NAME_PURPOSE) this.nameCounts[term]! += change;
    if (field === NAME_HEAD) {
      if (this.headCounts[term] === 0 || this.headCounts[term]! + change === 0) this.version++;
      this.headCounts[term]! += change;
    }
    if (before === 0 || before + change === 0) this.version++;
  }

  /** Returns the number of a term with live documents, or -1. */
  liveTerm(text: string): number {
    const id = this.termIds.get(text);
    return id !== undefined && this.documentCounts[id]! > 0 ? id : -1;
  }

  /** Returns the stem of a word with live documents, else -1. */
  liveStem(word: string): number {
    const id = this.stemIds.get(this.stem(word));
    return id !== undefined && this.documentCountOfStem(id) > 0 ? id : -1;
  }

  stemId(stem: string): number {
    return this.stemIds.get(stem) ?? -1;
  }

  documentCountOfStem(stem: number): number {
    let sum = 0;
    for (const term of this.members[stem]!) sum += this.documentCounts[term]!;
    return sum;
  }

  namingCountOfStem(stem: number): number {
    let sum = 0;
    for (const term of this.members[stem]!) sum += this.namingCounts[term]!;
    return sum;
  }

  /** Returns the length of the shortest live form; 0 if there is none or it is not a plain word. */
  shortestForm(stem: number): number {
    if (!WORD.test(this.stemText[stem]!)) return 0;
    let shortest = 0;
    for (const term of this.members[stem]!) {
      const { length } = this.text[term]!;
      if (this.documentCounts[term]! > 0 && (shortest === 0 || length < shortest))
        shortest = length;
    }
    return shortest;
  }

  /**
   * Returns the most frequent form of a stem in names; ties go to the shorter, then alphabetically.
   */
  commonForm(stem: number): number {
    let best = -1;
    for (const term of this.members[stem]!) {
      if (this.documentCounts[term] === 0) continue;
      if (best < 0 || this.isMoreFrequent(term, best)) best = term;
    }
    return best;
  }

  private isMoreFrequent(term: number, other: number): boolean {
    const difference =
      this.nameCounts[term]! - this.nameCounts[other]! ||
      this.documentCounts[term]! - this.documentCounts[other]!;
    if (difference !== 0) return difference > 0;
    const a = this.text[term]!;
    const b = this.text[other]!;
    return a.length === b.length ? a < b : a.length < b.length;
  }

  /** Removes the postings of dead rows from the counts. */
  removeDead(deadRows: Uint32Array): void {
    const firstDeadRow = deadRows[0];
    if (firstDeadRow === undefined) return;
    const deadRowSet = new Set(deadRows);
    for (let term = 0; term < this.text.length; term++) {
      if (this.documentCounts[term] === 0) continue;
      const { data, length } = this.postings[term]!;
      if (deadRows.length * 12 < length) {
        for (const row of deadRows) {
          const at = lowerBound(data, length, row << ROW_SHIFT);
          if (at < length && data[at]! >>> ROW_SHIFT === row)
            this.updateCounts(term, data[at]! & FIELD_MASK, -1);
        }
      } else {
        for (let at = lowerBound(data, length, firstDeadRow << ROW_SHIFT); at < length; at++) {
          if (deadRowSet.has(data[at]! >>> ROW_SHIFT))
            this.updateCounts(term, data[at]! & FIELD_MASK, -1);
        }
      }
    }
  }

  /** Renumbers rows; `rowOf[old]` is the new row plus one, or 0 for a dead one. */
  renumber(rowOf: Uint32Array): void {
    for (let term = 0; term < this.text.length; term++) {
      const oldPostings = this.postings[term]!;
      const keptRows = new GrowableUint32List(this.documentCounts[term]);
      for (let at = 0; at < oldPostings.length; at++) {
        const posting = oldPostings.data[at]!;
        const row = rowOf[posting >>> ROW_SHIFT]!;
        if (row > 0) keptRows.push(((row - 1) << ROW_SHIFT) | (posting & FIELD_MASK));
      }
      this.postings[term] = keptRows;
      this.lastRow[term] = -1;
    }
  }

  trim(): void {
    for (const posting of this.postings) posting.trim();
  }
}
