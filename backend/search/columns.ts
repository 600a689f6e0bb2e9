import { isUsableAlone } from './usable-alone.ts';
import type { SearchDocument } from './types.ts';
import { unitNumberOf } from './units.ts';

/** A growable list of unsigned 32-bit integers, which needs far less memory than an array. */
export class GrowableUint32List {
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
export function withCapacity<T extends Uint8Array | Uint32Array | Float64Array>(
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
export const LIVE_FLAG = 1;
export const SOLD_ONLINE_FLAG = 2;
export const ORDERABLE_FLAG = 4;
export const AVAILABLE_FLAG = 8;
/** Not usable as it is sold: a machine without its battery. */
export const NEEDS_ACCESSORY_FLAG = 16;

/** The data of all rows in columns. Rows are only appended and marked as deleted. */
export class Columns {
  size = 0;
  liveCount = 0;
  /** Number of words in the names of all live rows. */
  liveNameTermCount = 0;
  ids = new Uint32Array(64);
  flags = new Uint8Array(64);
  price = new Uint32Array(64);
  /** Number of the unit of comparison (`units.ts`). */
  unitNumber = new Uint8Array(64);
  /** Price of one unit in cents, not rounded: prices of screws differ by tenths of a cent. */
  unitPrice = new Float64Array(64);
  popularity = new Float64Array(64);
  createdAt = new Float64Array(64);
  /** Leading row of the row's product group, plus one; 0 without a group. */
  leadOfGroup = new Uint32Array(64);
  /** Number of categories in the row's own path, which come first among its values. */
  pathLength = new Uint8Array(64);
  /**
   * The values of row r are `values[starts[r]]` up to `values[starts[r + 1]]`: brand, path, others.
   */
  starts = new Uint32Array(65);
  values = new GrowableUint32List(256);
  /**
   * The name of row r has the terms `nameTerms[nameStarts[r]]` up to `nameTerms[nameStarts[r +
   * 1]]`.
   */
  nameStarts = new Uint32Array(65);
  nameTerms = new GrowableUint32List(256);
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
      LIVE_FLAG |
      (document.soldOnline ? SOLD_ONLINE_FLAG : 0) |
      (document.orderable ? ORDERABLE_FLAG : 0) |
      (document.available ? AVAILABLE_FLAG : 0) |
      (isUsableAlone(document) ? 0 : NEEDS_ACCESSORY_FLAG);
    this.price[row] = document.price;
    this.unitNumber[row] = unitNumberOf(document);
    this.unitPrice[row] = document.price / (document.content?.amount ?? 1);
    this.popularity[row] = document.popularity;
    this.createdAt[row] = document.createdAt;
    this.pathLength[row] = pathLength;
    for (const value of values) this.values.push(value);
    this.starts[row + 1] = this.values.length;
    for (const term of nameTerms) this.nameTerms.push(term);
    this.nameStarts[row + 1] = this.nameTerms.length;
    this.liveNameTermCount += nameTerms.length;
    this.names.push(document.name);
    this.numbers.push(normaliseCode(document.number));
    this.eans.push(normaliseCode(document.ean));
    this.rowOfId.set(document.id, row);
    this.liveCount++;
    return row;
  }

  markDead(row: number): void {
    this.flags[row]! &= ~LIVE_FLAG;
    this.liveCount--;
    this.liveNameTermCount -= this.nameLength(row);
  }

  /** Returns the number of words in the name of a row. */
  nameLength(row: number): number {
    return this.nameStarts[row + 1]! - this.nameStarts[row]!;
  }

  isAlive(row: number): boolean {
    return (this.flags[row]! & LIVE_FLAG) !== 0;
  }

  /** Returns the value number of the row's own category, or -1. */
  ownCategoryValue(row: number): number {
    const length = this.pathLength[row]!;
    return length === 0 ? -1 : this.values.data[this.starts[row]! + length]!;
  }

  reserve(size: number): void {
    if (size <= this.ids.length) return;
    const capacity = Math.ceil(size * 1.6);
    this.ids = withCapacity(this.ids, capacity);
    this.flags = withCapacity(this.flags, capacity);
    this.price = withCapacity(this.price, capacity);
    this.unitNumber = withCapacity(this.unitNumber, capacity);
    this.unitPrice = withCapacity(this.unitPrice, capacity);
    this.popularity = withCapacity(this.popularity, capacity);
    this.createdAt = withCapacity(this.createdAt, capacity);
    this.leadOfGroup = withCapacity(this.leadOfGroup, capacity);
    this.pathLength = withCapacity(this.pathLength, capacity);
    this.starts = withCapacity(this.starts, capacity + 1);
    this.nameStarts = withCapacity(this.nameStarts, capacity + 1);
  }
}

/**
 * Normalises numbers and EANs for comparison: letters and digits only, lower case, without accents.
 */
export function normaliseCode(text: string): string {
  return /^[0-9]*$/.test(text)
    ? text
    : text
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z0-9]/g, '');
}

/** A set of rows as bits, since a list tests each of its rows against it. */
export class RowSet {
  #words = new Uint32Array(16);

  static of(rows: Iterable<number>): RowSet {
    const set = new RowSet();
    for (const row of rows) set.add(row);
    return set;
  }

  add(row: number): void {
    const wordIndex = row >>> 5;
    if (wordIndex >= this.#words.length)
      this.#words = withCapacity(this.#words, Math.ceil(wordIndex * 1.6) + 1);
    this.#words[wordIndex]! |= 1 << (row & 31);
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
