import { widened } from './columns.ts';

/** A set of rows as bits, since a list asks it of each of its rows. */
export class RowSet {
  #words = new Uint32Array(16);

  static of(rows: Iterable<number>): RowSet {
    const set = new RowSet();
    for (const row of rows) set.add(row);
    return set;
  }

  add(row: number): void {
    const at = row >>> 5;
    if (at >= this.#words.length) this.#words = widened(this.#words, Math.ceil(at * 1.6) + 1);
    this.#words[at]! |= 1 << (row & 31);
  }

  has(row: number): boolean {
    return (((this.#words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  /** Returns the number of these rows that are in the set. */
  countOf(rows: Uint32Array): number {
    let count = 0;
    for (const row of rows) if (this.has(row)) count++;
    return count;
  }
}
