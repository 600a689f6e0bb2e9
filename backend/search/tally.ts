import { LIVE_ROW, AVAILABLE_FLAG, SOLD_ONLINE, widened } from './columns.ts';
import { type Filters, PRICE_BIT, SOLD_BIT } from './filters.ts';
import type { SearchStore } from './store.ts';
import { BRAND_FIELD } from './values.ts';

/** Rows of groups that all filters but one let pass at least. */
interface Grouped {
  rows: number[];
  /** The bit of the filter that each row fails; 0 for hits. */
  missing: number[];
}

/** Indexed by the leading row of a group: index of its last row so far plus one; else zero. */
let lastOf = new Uint32Array(1024);
/** Indexed by row: index of the previous row of its group plus one; zero for the first. */
let before = new Uint32Array(1024);
/** Indexed by value: the group counted last for that value. */
let counted = new Uint32Array(1024);

/**
 * Adds 1 to the count of each value that a group has: any value of its hits, and those of the field
 * whose filter a row fails.
 */
function countGroups(
  { columns, values }: SearchStore,
  { rows, missing }: Grouped,
  bitOfField: Uint32Array,
  counts: Uint32Array,
): void {
  const { group, starts } = columns;
  const { data } = columns.values;
  const { fieldOf } = values;
  lastOf = widened(lastOf, columns.size);
  before = widened(before, rows.length);
  counted = widened(counted, counts.length);
  counted.fill(0, 0, counts.length);
  // Chains the rows of each group, so that they follow each other.
  for (let at = 0; at < rows.length; at++) {
    const lead = group[rows[at]!]! - 1;
    before[at] = lastOf[lead]!;
    lastOf[lead] = at + 1;
  }
  for (let last = 0; last < rows.length; last++) {
    const groupOfLast = group[rows[last]!]!;
    // The chain of a group that was counted is cut.
    let next = lastOf[groupOfLast - 1]!;
    lastOf[groupOfLast - 1] = 0;
    while (next !== 0) {
      const row = rows[next - 1]!;
      const lacks = missing[next - 1]!;
      for (let each = starts[row]!; each < starts[row + 1]!; each++) {
        const value = data[each]!;
        if (counted[value] === groupOfLast) continue;
        if (lacks !== 0 && bitOfField[fieldOf[value]!] !== lacks) continue;
        counted[value] = groupOfLast;
        counts[value]!++;
      }
      next = before[next - 1]!;
    }
  }
}

/** The hits among the candidates, and the number of hits for each value. */
export interface Tally {
  hits: Uint32Array;
  /** A product group counts once for a value if the filters are `grouped`. */
  counts: Uint32Array;
  minPrice: number;
  maxPrice: number;
  hasNotAvailable: boolean;
}

/** The rows of a list, or the number of rows if all of them are candidates. */
export type Candidates = { rows: Uint32Array; length: number } | number;

/** Filters that do not depend on a row's values. */
const OWN_BITS = PRICE_BIT | SOLD_BIT;

/** Buffer for collecting hits; each call returns a copy of its part. */
let scratch = new Uint32Array(1024);

/**
 * Filters and counts in one pass. A row that fails only one filter is still counted for the values
 * of that filter's field, since selecting them would add it.
 */
export function tally(store: SearchStore, candidates: Candidates, filters: Filters): Tally {
  const { flags, price, starts, values } = store.columns;
  const data = values.data;
  const { required, valueBits, bitOfValue, bitOfField, minPrice, maxPrice, scope, within } =
    filters;
  const { fieldOf } = store.values;
  const groups = filters.grouped ? store.columns.group : null;
  const grouped: Grouped = { rows: [], missing: [] };
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
  // Rows of the scope's own category need no check; only those of a search term do.
  const inScope = scope !== null && rows !== null && rows !== store.values.rows[scope]?.data;
  for (let at = 0; at < length; at++) {
    const row = rows === null ? at : rows[at]!;
    const flag = flags[row]!;
    if ((flag & LIVE_ROW) === 0) continue;
    if (within.length > 0 && !within.every((set) => set.has(row))) continue;
    const cents = price[row]!;
    let priceBit = cents >= minPrice && cents <= maxPrice ? PRICE_BIT : 0;
    if ((flag & SOLD_ONLINE) !== 0) priceBit |= SOLD_BIT;
    let missing = required & OWN_BITS & ~priceBit;
    if (missing === OWN_BITS) continue;
    const from = starts[row]!;
    const to = starts[row + 1]!;
    if (required !== 0) {
      if (valueBits !== 0) {
        // The first value of a row is its brand, which together with the cheap bits decides most
        // rows.
        priceBit |= bitOfValue[data[from]!]!;
        missing = required & ~priceBit & cheapBits;
        if ((missing & (missing - 1)) !== 0) continue;
        if (dearBits !== 0)
          for (let each = from + 1; each < to; each++) priceBit |= bitOfValue[data[each]!]!;
      }
      missing = required & ~priceBit;
      // Fails more than one filter, so it is not counted.
      if ((missing & (missing - 1)) !== 0) continue;
    }
    if (inScope && !hasValue(data, from, to, scope)) continue;
    if (groups !== null && groups[row] !== 0) {
      if (missing === 0) hits[count++] = row;
      grouped.rows.push(row);
      grouped.missing.push(missing);
    } else if (missing === 0) {
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
    if ((missing === 0 || missing === SOLD_BIT) && (flag & AVAILABLE_FLAG) === 0)
      hasNotAvailable = true;
  }
  if (grouped.rows.length > 0) countGroups(store, grouped, bitOfField, counts);
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
