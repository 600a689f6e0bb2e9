import type { Columns } from './columns.ts';
import { compareText, naturalKey } from './natural.ts';

/**
 * The place of each row in the alphabet. Made when a list is first sorted by name, and
 * afterwards only the new rows are sorted in.
 */
export class NameOrder {
  private keys: string[] = [];
  private order = new Uint32Array(0);
  private ranks = new Uint32Array(0);
  private live = 0;

  reset(): void {
    this.keys = [];
    this.order = new Uint32Array(0);
    this.live = 0;
  }

  /** Rank per row; equal names are told apart by id. */
  ranksOf(columns: Columns): Uint32Array {
    if (this.keys.length === columns.size && this.live === columns.live) return this.ranks;
    const known = this.keys.length;
    for (let row = known; row < columns.size; row++)
      this.keys.push(naturalKey(columns.names[row]!));
    const { keys } = this;
    const compare = (a: number, b: number) =>
      compareText(keys[a]!, keys[b]!) || columns.ids[a]! - columns.ids[b]!;
    const fresh: number[] = [];
    for (let row = known; row < columns.size; row++) if (columns.isAlive(row)) fresh.push(row);
    fresh.sort(compare);
    const merged = new Uint32Array(columns.live);
    let length = 0;
    let next = 0;
    for (const row of this.order) {
      if (!columns.isAlive(row)) continue;
      while (next < fresh.length && compare(fresh[next]!, row) < 0)
        merged[length++] = fresh[next++]!;
      merged[length++] = row;
    }
    while (next < fresh.length) merged[length++] = fresh[next++]!;
    this.order = merged;
    this.live = columns.live;
    this.ranks = new Uint32Array(columns.size);
    for (let at = 0; at < merged.length; at++) this.ranks[merged[at]!] = at;
    return this.ranks;
  }
}
