import { LIVE_FLAG, AVAILABLE_FLAG, SOLD_ONLINE_FLAG, withCapacity } from './columns.ts';
import { type Filters, PRICE_BIT, SOLD_ONLINE_BIT } from './filters.ts';
import type { SearchStore } from './store.ts';
import { BRAND_FIELD } from './values.ts';

/** The rows with a product group that fail at most one filter. */
interface GroupedRows {
  rows: number[];
  /** The bit of the filter that each row fails; 0 for hits. */
  failedBits: number[];
}

/** Indexed by the leading row of a group: index of its last row so far plus one; else zero. */
let lastRowByLead = new Uint32Array(1024);
/** Indexed by row: index of the previous row of its group plus one; zero for the first. */
let previousRowOfGroup = new Uint32Array(1024);
/** Indexed by value: the group counted last for that value. */
let lastCountedGroup = new Uint32Array(1024);

/**
 * Adds 1 per product group to the count of each of its values: the values of its hits, and for a
 * row that fails one filter those of that filter's field.
 */
function countGroups(
  { columns, values }: SearchStore,
  { rows, failedBits }: GroupedRows,
  bitOfField: Uint32Array,
  counts: Uint32Array,
): void {
  const { leadOfGroup, starts } = columns;
  const { data } = columns.values;
  const { fieldOf } = values;
  lastRowByLead = withCapacity(lastRowByLead, columns.size);
  previousRowOfGroup = withCapacity(previousRowOfGroup, rows.length);
  lastCountedGroup = withCapacity(lastCountedGroup, counts.length);
  lastCountedGroup.fill(0, 0, counts.length);
  // Chains the rows of each group, so that they follow each other.
  for (let at = 0; at < rows.length; at++) {
    const lead = leadOfGroup[rows[at]!]! - 1;
    previousRowOfGroup[at] = lastRowByLead[lead]!;
    lastRowByLead[lead] = at + 1;
  }
  for (let lastIndex = 0; lastIndex < rows.length; lastIndex++) {
    const groupOfLast = leadOfGroup[rows[lastIndex]!]!;
    // Empties the group's chain, so that it is counted once.
    let next = lastRowByLead[groupOfLast - 1]!;
    lastRowByLead[groupOfLast - 1] = 0;
    while (next !== 0) {
      const row = rows[next - 1]!;
      const failedBit = failedBits[next - 1]!;
      for (let valueIndex = starts[row]!; valueIndex < starts[row + 1]!; valueIndex++) {
        const value = data[valueIndex]!;
        if (lastCountedGroup[value] === groupOfLast) continue;
        if (failedBit !== 0 && bitOfField[fieldOf[value]!] !== failedBit) continue;
        lastCountedGroup[value] = groupOfLast;
        counts[value]!++;
      }
      next = previousRowOfGroup[next - 1]!;
    }
  }
}

/** The hits among the candidates, and the number of hits for each value. */
export interface Tally {
  hits: Uint32Array;
  /** A product group counts once for a value if the filters have `countsGroupsOnce`. */
  counts: Uint32Array;
  minPrice: number;
  maxPrice: number;
  hasNotAvailable: boolean;
}

/** The rows of a list, or the number of rows if all of them are candidates. */
export type Candidates = { rows: Uint32Array; length: number } | number;

/** Filters that do not depend on a row's values. */
const PRICE_AND_SOLD_BITS = PRICE_BIT | SOLD_ONLINE_BIT;

/** Buffer for collecting hits; each call returns a copy of its part. */
let hitBuffer = new Uint32Array(1024);

/**
 * Filters and counts in one pass. A row that fails only one filter is still counted for the values
 * of that filter's field, since selecting them would add it.
 */
export function tally(store: SearchStore, candidates: Candidates, filters: Filters): Tally {
  const { flags, price, starts, values } = store.columns;
  const data = values.data;
  const { required, valueBits, bitOfValue, bitOfField, minPrice, maxPrice, scopeValue, rowSets } =
    filters;
  const { fieldOf } = store.values;
  const groups = filters.countsGroupsOnce ? store.columns.leadOfGroup : null;
  const groupedRows: GroupedRows = { rows: [], failedBits: [] };
  const brandBit = bitOfField[BRAND_FIELD]!;
  const facetBits = valueBits & ~brandBit;
  const otherBits = ~facetBits;
  const counts = new Uint32Array(store.values.text.length);
  const rows = typeof candidates === 'number' ? null : candidates.rows;
  const length = typeof candidates === 'number' ? candidates : candidates.length;
  if (hitBuffer.length < length) hitBuffer = new Uint32Array(Math.ceil(length * 1.3));
  const hits = hitBuffer;
  let count = 0;
  let minPriceOfHits = Infinity;
  let maxPriceOfHits = 0;
  let hasNotAvailable = false;
  // A list without a term has the rows of its category only, so they need no check.
  const mustCheckScope =
    scopeValue !== null && rows !== null && rows !== store.values.rowsByValue[scopeValue]?.data;
  for (let at = 0; at < length; at++) {
    const row = rows === null ? at : rows[at]!;
    const flag = flags[row]!;
    if ((flag & LIVE_FLAG) === 0) continue;
    if (rowSets.length > 0 && !rowSets.every((set) => set.has(row))) continue;
    const cents = price[row]!;
    let priceBit = cents >= minPrice && cents <= maxPrice ? PRICE_BIT : 0;
    if ((flag & SOLD_ONLINE_FLAG) !== 0) priceBit |= SOLD_ONLINE_BIT;
    let failedMask = required & PRICE_AND_SOLD_BITS & ~priceBit;
    if (failedMask === PRICE_AND_SOLD_BITS) continue;
    const from = starts[row]!;
    const to = starts[row + 1]!;
    if (required !== 0) {
      if (valueBits !== 0) {
        // The first value of a row is its brand, which together with the cheap bits decides most
        // rows.
        priceBit |= bitOfValue[data[from]!]!;
        failedMask = required & ~priceBit & otherBits;
        if ((failedMask & (failedMask - 1)) !== 0) continue;
        if (facetBits !== 0)
          for (let valueIndex = from + 1; valueIndex < to; valueIndex++)
            priceBit |= bitOfValue[data[valueIndex]!]!;
      }
      failedMask = required & ~priceBit;
      // Fails more than one filter, so it is not counted.
      if ((failedMask & (failedMask - 1)) !== 0) continue;
    }
    if (mustCheckScope && !hasValue(data, from, to, scopeValue)) continue;
    if (groups !== null && groups[row] !== 0) {
      if (failedMask === 0) hits[count++] = row;
      groupedRows.rows.push(row);
      groupedRows.failedBits.push(failedMask);
    } else if (failedMask === 0) {
      hits[count++] = row;
      for (let valueIndex = from; valueIndex < to; valueIndex++) counts[data[valueIndex]!]!++;
    } else if (failedMask === brandBit) {
      counts[data[from]!]!++;
      continue;
    } else if ((failedMask & valueBits) !== 0) {
      for (let valueIndex = from; valueIndex < to; valueIndex++) {
        const value = data[valueIndex]!;
        if (bitOfField[fieldOf[value]!] === failedMask) counts[value]!++;
      }
      continue;
    }
    if (failedMask === 0 || failedMask === PRICE_BIT) {
      if (cents < minPriceOfHits) minPriceOfHits = cents;
      if (cents > maxPriceOfHits) maxPriceOfHits = cents;
    }
    if ((failedMask === 0 || failedMask === SOLD_ONLINE_BIT) && (flag & AVAILABLE_FLAG) === 0)
      hasNotAvailable = true;
  }
  if (groupedRows.rows.length > 0) countGroups(store, groupedRows, bitOfField, counts);
  return {
    hits: hits.slice(0, count),
    counts,
    minPrice: minPriceOfHits,
    maxPrice: maxPriceOfHits,
    hasNotAvailable,
  };
}

function hasValue(data: Uint32Array, from: number, to: number, value: number): boolean {
  for (let at = from; at < to; at++) if (data[at] === value) return true;
  return false;
}
