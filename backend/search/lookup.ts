import { ALIVE, ORDERABLE } from './columns.ts';
import { rowOrder } from './order.ts';
import type { SearchStore } from './store.ts';
import type { IndexedProduct, Selection } from './types.ts';
import { BRAND_FIELD, CATEGORY_FIELD, FAMILY_FIELD } from './values.ts';

function productOfRow(store: SearchStore, row: number): IndexedProduct {
  const { columns, values } = store;
  const product: IndexedProduct = {
    id: columns.ids[row]!,
    brand: '',
    family: null,
    categoryIds: [],
    ownCategoryId: null,
    price: columns.price[row]!,
    popularity: columns.popularity[row]!,
    orderable: (columns.flags[row]! & ORDERABLE) !== 0,
  };
  for (let at = columns.starts[row]!; at < columns.starts[row + 1]!; at++) {
    const value = columns.values.data[at]!;
    const field = values.fieldOf[value]!;
    if (field === CATEGORY_FIELD) product.categoryIds.push(Number(values.text[value]));
    else if (field === BRAND_FIELD) product.brand = values.text[value]!;
    else if (field === FAMILY_FIELD) product.family = values.text[value]!;
  }
  const own = columns.ownCategory(row);
  if (own >= 0) product.ownCategoryId = Number(values.text[own]);
  return product;
}

/** What the index knows of a product; null for an id it does not hold. */
export function productOf(store: SearchStore, id: number): IndexedProduct | null {
  const row = store.columns.rowOfId.get(id);
  return row === undefined ? null : productOfRow(store, row);
}

/** The rows of the narrowest group that the selection names. */
function selectedRows(store: SearchStore, selection: Selection): number[] {
  const { values, columns } = store;
  const lists: number[][] = [];
  const rowsOf = (field: number, text: string): number[] => {
    const rows = values.rows[values.find(field, text)];
    return rows ? Array.from(rows.data.subarray(0, rows.length)) : [];
  };
  if (selection.families)
    lists.push(selection.families.flatMap((family) => rowsOf(FAMILY_FIELD, family)));
  if (selection.brand !== undefined) lists.push(rowsOf(BRAND_FIELD, selection.brand));
  if (selection.categoryId !== undefined)
    lists.push(rowsOf(CATEGORY_FIELD, String(selection.categoryId)));
  lists.sort((a, b) => a.length - b.length);
  const rows = lists[0] ?? Array.from({ length: columns.size }, (_, row) => row);
  const others = lists.slice(1).map((list) => new Set(list));
  return rows.filter((row) => others.every((other) => other.has(row)));
}

/** Orderable products of a selection that `accept` lets through, most popular first. */
export function popularProducts(
  store: SearchStore,
  selection: Selection,
  limit: number,
  accept: (product: IndexedProduct) => boolean,
): IndexedProduct[] {
  const { flags } = store.columns;
  const wanted = ALIVE | ORDERABLE;
  const rows = selectedRows(store, selection).filter((row) => (flags[row]! & wanted) === wanted);
  rows.sort(rowOrder(store, 'relevance', null));
  const chosen: IndexedProduct[] = [];
  for (const row of rows) {
    if (chosen.length >= limit) break;
    const product = productOfRow(store, row);
    if (accept(product)) chosen.push(product);
  }
  return chosen;
}
