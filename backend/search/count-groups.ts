/** Counts product groups by value, whose rows may have the same values. */
import { widened } from './columns.ts';
import type { SearchStore } from './store.ts';

/** Rows of groups that all filters but one let pass at least. */
export interface Grouped {
  rows: number[];
  /** The bit of the filter that each row fails; 0 for hits. */
  missing: number[];
}

/** By the row that leads a group: one more than the index of its last row so far; else zero. */
let lastOf = new Uint32Array(1024);
/** By index of a row: one more than that of the row of its group before it; zero for the first. */
let before = new Uint32Array(1024);
/** By value: the group that was last counted for it. */
let counted = new Uint32Array(1024);

/**
 * Adds 1 to the count of each value that a group has: any value of its hits, and those of the field
 * whose filter a row fails.
 */
export function countGroups(
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
    const own = group[rows[last]!]!;
    // The chain of a group that was counted is cut.
    let next = lastOf[own - 1]!;
    lastOf[own - 1] = 0;
    while (next !== 0) {
      const row = rows[next - 1]!;
      const lacks = missing[next - 1]!;
      for (let each = starts[row]!; each < starts[row + 1]!; each++) {
        const value = data[each]!;
        if (counted[value] === own) continue;
        if (lacks !== 0 && bitOfField[fieldOf[value]!] !== lacks) continue;
        counted[value] = own;
        counts[value]!++;
      }
      next = before[next - 1]!;
    }
  }
}
