import { isUsableAlone } from './usable-alone.ts';
import type { SearchDocument } from './types.ts';
import { unitOf } from './units.ts';

/** A growable list of unsigned 32-bit integers, which needs far less memory than an array. */
export class GrowU32 {
  data: Uint32Array;
  length = 0;

  constructor(capacity = 4) {
    this.data = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.data.length) {
      const wider = new Uint32Array(Math.max(4, Math.ceil(this.length * 1.6)));
      wider.set(this.data);
      this.data = wider;
    }
    this.data[this.length++] = value;
  }

  /** Releases unused capacity, for lists that will hardly grow any more. */
  trim(): void {
    if (this.data.length - this.length > 16) this.data = this.data.slice(0, this.length);
  }
}

/**
 * Returns a copy of a typed array with capacity for `size` elements, or the array itself if large
 * enough.
 */
export function widened<T extends Uint8Array | Uint32Array | Float64Array>(
  array: T,
  size: number,
): T {
  if (size <= array.length) return array;
  const wider = new (array.constructor as new (length: number) => T)(size);
  wider.set(array as never);
  return wider;
}

/**
 * Returns the first index in a sorted list whose value is at least `value`; `length` if there is
 * none.
 */
export function lowerBound(
  data: Uint32Array | Float64Array,
  length: number,
  value: number,
): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (data[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Bits of a row's flags. */
export const LIVE_ROW = 1;
export const SOLD_ONLINE = 2;
export const ORDERABLE = 4;
export const AVAILABLE_FLAG = 8;
/** Not usable as it is sold: a machine without its battery. */
export const NEEDS_ACCESSORY = 16;

/** The data of all rows in columns. Rows are only appended and marked as deleted. */
export class Columns {
  size = 0;
  live = 0;
  /** Number of words in the names of all live rows. */
  liveNameTerms = 0;
  ids = new Uint32Array(64);
  flags = new Uint8Array(64);
  price = new Uint32Array(64);
  /** Number of the unit of comparison (`units.ts`). */
  unit = new Uint8Array(64);
  /** Price of one unit in cents, not rounded: tenths of a cent tell screws apart. */
  unitPrice = new Float64Array(64);
  popularity = new Float64Array(64);
  createdAt = new Float64Array(64);
  /** Leading row of the row's product group, plus one; 0 without a group. */
  group = new Uint32Array(64);
  /** Number of categories in the row's own path, which come first among its values. */
  pathLength = new Uint8Array(64);
  /**
   * The values of row r are `values[starts[r]]` up to `values[starts[r + 1]]`: brand, path, others.
   */
  starts = new Uint32Array(65);
  values = new GrowU32(256);
  /**
   * The name of row r has the terms `nameTerms[nameStarts[r]]` up to `nameTerms[nameStarts[r +
   * 1]]`.
   */
  nameStarts = new Uint32Array(65);
  nameTerms = new GrowU32(256);
  readonly names: string[] = [];
  readonly numbers: string[] = [];
  readonly eans: string[] = [];
  readonly rowOfId = new Map<number, number>();

  append(
    document: SearchDocument,
    values: readonly number[],
    pathLength: number,
    nameTerms: readonly number[],
  ): number {
    const row = this.size++;
    this.reserve(this.size);
    this.ids[row] = document.id;
    this.flags[row] =
      LIVE_ROW |
      (document.soldOnline ? SOLD_ONLINE : 0) |
      (document.orderable ? ORDERABLE : 0) |
      (document.available ? AVAILABLE_FLAG : 0) |
      (isUsableAlone(document) ? 0 : NEEDS_ACCESSORY);
    this.price[row] = document.price;
    this.unit[row] = unitOf(document);
    this.unitPrice[row] = document.price / (document.content?.amount ?? 1);
    this.popularity[row] = document.popularity;
    this.createdAt[row] = document.createdAt;
    this.pathLength[row] = pathLength;
    for (const value of values) this.values.push(value);
    this.starts[row + 1] = this.values.length;
    for (const term of nameTerms) this.nameTerms.push(term);
    this.nameStarts[row + 1] = this.nameTerms.length;
    this.liveNameTerms += nameTerms.length;
    this.names.push(document.name);
    this.numbers.push(codeOf(document.number));
    this.eans.push(codeOf(document.ean));
    this.rowOfId.set(document.id, row);
    this.live++;
    return row;
  }

  markDead(row: number): void {
    this.flags[row]! &= ~LIVE_ROW;
    this.live--;
    this.liveNameTerms -= this.nameLength(row);
  }

  /** Returns the number of words in the name of a row. */
  nameLength(row: number): number {
    return this.nameStarts[row + 1]! - this.nameStarts[row]!;
  }

  isAlive(row: number): boolean {
    return (this.flags[row]! & LIVE_ROW) !== 0;
  }

  /** Returns the value number of the row's own category, or -1. */
  ownCategory(row: number): number {
    const length = this.pathLength[row]!;
    return length === 0 ? -1 : this.values.data[this.starts[row]! + length]!;
  }

  reserve(size: number): void {
    if (size <= this.ids.length) return;
    const room = Math.ceil(size * 1.6);
    this.ids = widened(this.ids, room);
    this.flags = widened(this.flags, room);
    this.price = widened(this.price, room);
    this.unit = widened(this.unit, room);
    this.unitPrice = widened(this.unitPrice, room);
    this.popularity = widened(this.popularity, room);
    this.createdAt = widened(this.createdAt, room);
    this.group = widened(this.group, room);
    this.pathLength = widened(this.pathLength, room);
    this.starts = widened(this.starts, room + 1);
    this.nameStarts = widened(this.nameStarts, room + 1);
  }
}

/**
 * Normalises numbers and EANs for comparison: letters and digits only, lower case, without accents.
 */
export function codeOf(text: string): string {
  return /^[0-9]*$/.test(text)
    ? text
    : text
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z0-9]/g, '');
}

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
