/** Cards of a list: hits of one product group collapse into the one that ranks first. */
import { type Columns, withCapacity } from './columns.ts';
import type { RowOrder } from './order.ts';
import type { SearchStore } from './store.ts';
import type { HitGroup, SortOrder } from './types.ts';

/** Indexed by the leading row of a group: index of its card plus one; all zero between calls. */
let cardByLead = new Uint32Array(1024);

/** Returns one row per card: each row without a group, and the first row in order of each group. */
export function cardRows(columns: Columns, rows: Uint32Array, order: RowOrder): Uint32Array {
  const { leadOfGroup } = columns;
  cardByLead = withCapacity(cardByLead, columns.size);
  const cards = new Uint32Array(rows.length);
  let count = 0;
  for (const row of rows) {
    const leadRow = leadOfGroup[row]!;
    const at = leadRow === 0 ? 0 : cardByLead[leadRow - 1]!;
    if (at === 0) {
      cards[count++] = row;
      if (leadRow !== 0) cardByLead[leadRow - 1] = count;
    } else if (order(row, cards[at - 1]!) < 0) cards[at - 1] = row;
  }
  for (let at = 0; at < count; at++) {
    const leadRow = leadOfGroup[cards[at]!]!;
    if (leadRow !== 0) cardByLead[leadRow - 1] = 0;
  }
  return cards.slice(0, count);
}

/** Returns the rows of which no other row has the group. */
export function rowsOfOtherGroups(
  { leadOfGroup }: Columns,
  rows: readonly number[],
  others: Uint32Array,
): number[] {
  const groups = new Set<number>();
  for (const row of others) if (leadOfGroup[row] !== 0) groups.add(leadOfGroup[row]!);
  return rows.filter((row) => !groups.has(leadOfGroup[row]!));
}

/** Returns the cards of a page that stand for several hits. */
export function groupsOnPage(
  store: SearchStore,
  page: readonly number[],
  hits: readonly Iterable<number>[],
  sort: SortOrder,
): HitGroup[] {
  const { ids, price } = store.columns;
  return hitsOfCards(store.columns, page, hits).flatMap((rows, at) => {
    if (rows.length < 2) return [];
    const card = page[at]!;
    // The card itself, if others are as cheap.
    const cheapest = rows.reduce((best, row) => (price[row]! < price[best]! ? row : best), card);
    const haveEqualPrices = rows.every((row) => price[row] === price[card]);
    // Sorted by price per unit, a card shows the prices of the product that decides its position.
    const showsOwnPrice = haveEqualPrices || (sort === 'unit-price-asc' && cheapest !== card);
    return [
      {
        id: ids[card]!,
        count: rows.length,
        axis: store.variants.axisOf(rows.map((row) => ids[row]!)),
        cheapestId: showsOwnPrice ? null : ids[cheapest]!,
      },
    ];
  });
}

/** Returns the hits that each card of a page stands for. */
function hitsOfCards(
  columns: Columns,
  page: readonly number[],
  hits: readonly Iterable<number>[],
): number[][] {
  const { leadOfGroup } = columns;
  cardByLead = withCapacity(cardByLead, columns.size);
  const hitsByCard: number[][] = page.map(() => []);
  page.forEach((row, at) => leadOfGroup[row] !== 0 && (cardByLead[leadOfGroup[row]! - 1] = at + 1));
  for (const rows of hits) {
    for (const row of rows) {
      const leadRow = leadOfGroup[row]!;
      const at = leadRow === 0 ? 0 : cardByLead[leadRow - 1]!;
      if (at !== 0) hitsByCard[at - 1]!.push(row);
    }
  }
  for (const row of page) if (leadOfGroup[row] !== 0) cardByLead[leadOfGroup[row]! - 1] = 0;
  return hitsByCard;
}
