import { numberTrimmed } from '../../src/domain/shared/number-trimmed.ts';
import { type Columns, lowerBound } from './columns.ts';

const KEY_LENGTH = 10;
const KEY_BASE = 37;
const POWERS = Array.from({ length: KEY_LENGTH + 1 }, (_, exponent) => KEY_BASE ** exponent);
/** New rows are searched linearly up to this number. */
const MAX_UNSORTED_ROWS = 512;

export interface CodeHit {
  row: number;
  isExact: boolean;
}

/** Encodes the first ten characters as a number that sorts like the text. */
function encodeKey(code: string): number {
  let key = 0;
  for (let at = 0; at < KEY_LENGTH; at++) {
    const charCode = at < code.length ? code.charCodeAt(at) : 0;
    const digit = charCode === 0 ? 0 : charCode < 58 ? charCode - 47 : charCode - 86;
    key = key * KEY_BASE + digit;
  }
  return key;
}

/** Finds rows by a prefix of their product number, its last six digits, or their EAN. */
export class CodeIndex {
  private keys = new Float64Array(0);
  private rows = new Uint32Array(0);
  private sortedRowCount = 0;

  /** Returns the rows whose code equals `code` (letters and digits, lower case). */
  findExact(code: string, columns: Columns): CodeHit[] {
    return this.findInKeys(encodeKey(code), 1, code, columns).filter(({ isExact }) => isExact);
  }

  /** Returns the rows whose code starts with `prefix` (letters and digits, lower case). */
  find(prefix: string, columns: Columns): CodeHit[] {
    const span = prefix.length < KEY_LENGTH ? POWERS[KEY_LENGTH - prefix.length]! : 1;
    return this.findInKeys(encodeKey(prefix), span, prefix, columns);
  }

  /** Returns the rows whose code starts with `prefix`, among the `span` keys from `low` on. */
  private findInKeys(low: number, span: number, prefix: string, columns: Columns): CodeHit[] {
    if (columns.size - this.sortedRowCount > MAX_UNSORTED_ROWS) this.sort(columns);
    const isExactByRow = new Map<number, boolean>();
    const high = low + span;
    for (
      let at = lowerBound(this.keys, this.keys.length, low);
      at < this.keys.length && this.keys[at]! < high;
      at++
    ) {
      addIfMatching(this.rows[at]!, prefix, columns, isExactByRow);
    }
    for (let row = this.sortedRowCount; row < columns.size; row++)
      addIfMatching(row, prefix, columns, isExactByRow);
    return Array.from(isExactByRow, ([row, isExact]) => ({ row, isExact }));
  }

  /** Discards the sort order after rows were renumbered. */
  reset(): void {
    this.keys = new Float64Array(0);
    this.rows = new Uint32Array(0);
    this.sortedRowCount = 0;
  }

  private sort(columns: Columns): void {
    const { size } = columns;
    const keys = new Float64Array(size * 3);
    for (let row = 0; row < size; row++) {
      const number = columns.numbers[row]!;
      keys[row] = encodeKey(number);
      keys[size + row] = encodeKey(columns.eans[row]!);
      keys[2 * size + row] = encodeKey(numberTrimmed(number));
    }
    const order = sortedOrder(keys);
    this.keys = new Float64Array(order.length);
    this.rows = new Uint32Array(order.length);
    for (let at = 0; at < order.length; at++) {
      this.keys[at] = keys[order[at]!]!;
      this.rows[at] = order[at]! % size;
    }
    this.sortedRowCount = size;
  }
}

function addIfMatching(
  row: number,
  prefix: string,
  columns: Columns,
  isExactByRow: Map<number, boolean>,
): void {
  if (!columns.isAlive(row)) return;
  const number = columns.numbers[row]!;
  const ean = columns.eans[row]!;
  const trimmed = numberTrimmed(number);
  if (number === prefix || ean === prefix || trimmed === prefix) isExactByRow.set(row, true);
  else if (number.startsWith(prefix) || ean.startsWith(prefix) || trimmed.startsWith(prefix)) {
    isExactByRow.set(row, false);
  }
}

/**
 * Radix sort in four passes of 16 bits: comparison sorting would take seconds for three million
 * codes.
 */
function sortedOrder(keys: Float64Array): Uint32Array {
  let order = Uint32Array.from(keys, (_, index) => index);
  let nextOrder = new Uint32Array(keys.length);
  for (let divisor = 1; divisor < 2 ** 53; divisor *= 65536) {
    const ends = new Uint32Array(65537);
    for (const key of keys) ends[(Math.floor(key / divisor) % 65536) + 1]! += 1;
    for (let digit = 0; digit < 65536; digit++) ends[digit + 1]! += ends[digit]!;
    for (const index of order) {
      const digit = Math.floor(keys[index]! / divisor) % 65536;
      nextOrder[ends[digit]!++] = index;
    }
    [order, nextOrder] = [nextOrder, order];
  }
  return order;
}
