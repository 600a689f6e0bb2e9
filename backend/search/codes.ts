import { numberTrimmed } from '../../src/domain/shared/number-trimmed.ts';
import { type Columns, lowerBound } from './columns.ts';

const KEY_LENGTH = 10;
const BASE = 37;
const POWERS = Array.from({ length: KEY_LENGTH + 1 }, (_, exponent) => BASE ** exponent);
/** New rows are searched linearly up to this number. */
const MAX_TAIL = 512;

export interface CodeHit {
  row: number;
  exact: boolean;
}

/** Encodes the first ten characters as a number that sorts like the text. */
function keyOf(code: string): number {
  let key = 0;
  for (let at = 0; at < KEY_LENGTH; at++) {
    const unit = at < code.length ? code.charCodeAt(at) : 0;
    const digit = unit === 0 ? 0 : unit < 58 ? unit - 47 : unit - 86;
    key = key * BASE + digit;
  }
  return key;
}

/** Finds rows by a prefix of their product number, its last six digits, or their EAN. */
export class CodeIndex {
  private keys = new Float64Array(0);
  private rows = new Uint32Array(0);
  private sortedTo = 0;

  /** Returns the rows whose code equals `code` (letters and digits, lower case). */
  findExact(code: string, columns: Columns): CodeHit[] {
    return this.between(keyOf(code), 1, code, columns).filter(({ exact }) => exact);
  }

  /** Returns the rows whose code starts with `prefix` (letters and digits, lower case). */
  find(prefix: string, columns: Columns): CodeHit[] {
    const span = prefix.length < KEY_LENGTH ? POWERS[KEY_LENGTH - prefix.length]! : 1;
    return this.between(keyOf(prefix), span, prefix, columns);
  }

  /** Returns the rows whose code starts with `prefix`, among the `span` keys from `low` on. */
  private between(low: number, span: number, prefix: string, columns: Columns): CodeHit[] {
    if (columns.size - this.sortedTo > MAX_TAIL) this.sort(columns);
    const found = new Map<number, boolean>();
    const high = low + span;
    for (
      let at = lowerBound(this.keys, this.keys.length, low);
      at < this.keys.length && this.keys[at]! < high;
      at++
    ) {
      collect(this.rows[at]!, prefix, columns, found);
    }
    for (let row = this.sortedTo; row < columns.size; row++) collect(row, prefix, columns, found);
    return Array.from(found, ([row, exact]) => ({ row, exact }));
  }

  /** Discards the sort order after rows were renumbered. */
  reset(): void {
    this.keys = new Float64Array(0);
    this.rows = new Uint32Array(0);
    this.sortedTo = 0;
  }

  private sort(columns: Columns): void {
    const { size } = columns;
    const keys = new Float64Array(size * 3);
    for (let row = 0; row < size; row++) {
      const number = columns.numbers[row]!;
      keys[row] = keyOf(number);
      keys[size + row] = keyOf(columns.eans[row]!);
      keys[2 * size + row] = keyOf(numberTrimmed(number));
    }
    const order = sortedOrder(keys);
    this.keys = new Float64Array(order.length);
    this.rows = new Uint32Array(order.length);
    for (let at = 0; at < order.length; at++) {
      this.keys[at] = keys[order[at]!]!;
      this.rows[at] = order[at]! % size;
    }
    this.sortedTo = size;
  }
}

function collect(row: number, prefix: string, columns: Columns, found: Map<number, boolean>): void {
  if (!columns.isAlive(row)) return;
  const number = columns.numbers[row]!;
  const ean = columns.eans[row]!;
  const trimmed = numberTrimmed(number);
  if (number === prefix || ean === prefix || trimmed === prefix) found.set(row, true);
  else if (number.startsWith(prefix) || ean.startsWith(prefix) || trimmed.startsWith(prefix)) {
    found.set(row, false);
  }
}

/**
 * Radix sort in four passes of 16 bits: comparison sorting would take seconds for three million
 * codes.
 */
function sortedOrder(keys: Float64Array): Uint32Array {
  let order = Uint32Array.from(keys, (_, index) => index);
  let next = new Uint32Array(keys.length);
  for (let divisor = 1; divisor < 2 ** 53; divisor *= 65536) {
    const ends = new Uint32Array(65537);
    for (const key of keys) ends[(Math.floor(key / divisor) % 65536) + 1]! += 1;
    for (let digit = 0; digit < 65536; digit++) ends[digit + 1]! += ends[digit]!;
    for (const index of order) {
      const digit = Math.floor(keys[index]! / divisor) % 65536;
      next[ends[digit]!++] = index;
    }
    [order, next] = [next, order];
  }
  return order;
}
