import { ALIVE, AVAILABLE, SOLD_ONLINE } from './columns.ts';
import { type Filters, PRICE_BIT, SOLD_BIT } from './filters.ts';
import type { SearchStore } from './store.ts';
import { BRAND_FIELD } from './values.ts';

/** What is left of the candidates, and how often each value occurs in what it would give. */
export interface Tally {
  hits: Uint32Array;
  counts: Uint32Array;
  minPrice: number;
  maxPrice: number;
  hasNotAvailable: boolean;
}

/** Rows of a list, or the number of rows where all of them take part. */
export type Candidates = { rows: Uint32Array; length: number } | number;

/** The filters that need no look at a row's values. */
const OWN_BITS = PRICE_BIT | SOLD_BIT;

/** Collects the hits of one call after the other; each call gives a copy of its own. */
let scratch = new Uint32Array(1024);

/**
 * Filters and counts in one pass. A row that only one filter keeps out still counts for the
 * values of that filter's own field: that is what choosing one of them would add.
 */
export function tally(store: SearchStore, candidates: Candidates, filters: Filters): Tally {
  const { flags, price, starts, values } = store.columns;
  const data = values.data;
  const { required, valueBits, bitOfValue, bitOfField, minPrice, maxPrice, scope } = filters;
  const { fieldOf } = store.values;
  const brandBit = bitOfField[BRAND_FIELD]!;
  const dearBits = valueBits & ~brandBit;
  const cheapBits = ~dearBits;
  const counts = new Uint32Array(store.values.text.length);
  const rows = typeof candidates === 'number' ? null : candidates.rows;
  const length = typeof candidates === 'number' ? candidates : candidates.length;
  if (scratch.length < length) scratch = new Uint32Array(Math.ceil(length * 1.3));
  const hits = scratch;
  let count = 0;
  let least = Infinity;
  let most = 0;
  let hasNotAvailable = false;
  // A scope among its own category's rows is already held; only a term's rows need looking at.
  const inScope = scope !== null && rows !== null && rows !== store.values.rows[scope]?.data;
  for (let at = 0; at < length; at++) {
    const row = rows === null ? at : rows[at]!;
    const flag = flags[row]!;
    if ((flag & ALIVE) === 0) continue;
    const cents = price[row]!;
    let has = cents >= minPrice && cents <= maxPrice ? PRICE_BIT : 0;
    if ((flag & SOLD_ONLINE) !== 0) has |= SOLD_BIT;
    let missing = required & OWN_BITS & ~has;
    if (missing === OWN_BITS) continue;
    const from = starts[row]!;
    const to = starts[row + 1]!;
    if (required !== 0) {
      if (valueBits !== 0) {
        // A row's first value is its brand; most rows can be told by it and the cheap bits.
        has |= bitOfValue[data[from]!]!;
        missing = required & ~has & cheapBits;
        if ((missing & (missing - 1)) !== 0) continue;
        if (dearBits !== 0)
          for (let each = from + 1; each < to; each++) has |= bitOfValue[data[each]!]!;
      }
      missing = required & ~has;
      // More than one filter keeps it out: nothing counts it.
      if ((missing & (missing - 1)) !== 0) continue;
    }
    if (inScope && !hasValue(data, from, to, scope)) continue;
    if (missing === 0) {
      hits[count++] = row;
      for (let each = from; each < to; each++) counts[data[each]!]!++;
    } else if (missing === brandBit) {
      counts[data[from]!]!++;
      continue;
    } else if ((missing & valueBits) !== 0) {
      for (let each = from; each < to; each++) {
        const value = data[each]!;
        if (bitOfField[fieldOf[value]!] === missing) counts[value]!++;
      }
      continue;
    }
    if (missing === 0 || missing === PRICE_BIT) {
      if (cents < least) least = cents;
      if (cents > most) most = cents;
    }
    if ((missing === 0 || missing === SOLD_BIT) && (flag & AVAILABLE) === 0) hasNotAvailable = true;
  }
  return {
    hits: hits.slice(0, count),
    counts,
    minPrice: least,
    maxPrice: most,
    hasNotAvailable,
  };
}

function hasValue(data: Uint32Array, from: number, to: number, value: number): boolean {
  for (let at = from; at < to; at++) if (data[at] === value) return true;
  return false;
}
