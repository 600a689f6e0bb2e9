import { LRUCache } from 'lru-cache';
import { type Filters, PRICE_BIT } from './filters.ts';
import { SearchStore } from './store.ts';
import type { Tally } from './tally.ts';
import { LIVE_FLAG, AVAILABLE_FLAG, ORDERABLE_FLAG } from './columns.ts';
import { firstRows, rowOrder } from './order.ts';
import type {
  IndexedProduct,
  Selection,
  SearchDocument,
  SearchIndex,
  SearchLocale,
} from './types.ts';
import { BRAND_FIELD, CATEGORY_FIELD } from './values.ts';
import { Matcher } from './match.ts';
import { searchStore } from './search.ts';
import { Suggester } from './suggest.ts';
import { TypoFinder } from './typo.ts';

const MAX_LISTS = 64;
/** Caching does not pay off for shorter lists. */
const MIN_CACHED_ROWS = 1000;

/**
 * Caches the counts of unfiltered category lists and of the whole range. They are requested most
 * often and change only with the catalogue.
 */
export class ListCache {
  private readonly tallies = new LRUCache<string, Tally>({ max: MAX_LISTS });
  private builtVersion = -1;

  /** Returns the tally of a list, computed by `count` if not cached. */
  get(store: SearchStore, filters: Filters, length: number, count: () => Tally): Tally {
    const isUnfiltered =
      filters.valueBits === 0 &&
      (filters.required & PRICE_BIT) === 0 &&
      filters.rowSets.length === 0;
    if (!isUnfiltered || length < MIN_CACHED_ROWS) return count();
    if (this.builtVersion !== store.version) {
      this.tallies.clear();
      this.builtVersion = store.version;
    }
    const key = `${filters.scopeValue} ${filters.required} ${filters.countsGroupsOnce}`;
    let rowsOfValue = this.tallies.get(key);
    if (!rowsOfValue) this.tallies.set(key, (rowsOfValue = count()));
    return rowsOfValue;
  }
}

function productOfRow(store: SearchStore, row: number): IndexedProduct {
  const { columns, values } = store;
  const attributes: Record<string, string[]> = {};
  const product: IndexedProduct = {
    id: columns.ids[row]!,
    brand: '',
    attributes,
    categoryIds: [],
    ownCategoryId: null,
    price: columns.price[row]!,
    popularity: columns.popularity[row]!,
    orderable: (columns.flags[row]! & ORDERABLE_FLAG) !== 0,
  };
  for (let at = columns.starts[row]!; at < columns.starts[row + 1]!; at++) {
    const value = columns.values.data[at]!;
    const field = values.fieldOf[value]!;
    if (field === CATEGORY_FIELD) product.categoryIds.push(Number(values.text[value]));
    else if (field === BRAND_FIELD) product.brand = values.text[value]!;
    else (attributes[values.fieldNames[field]!] ??= []).push(values.text[value]!);
  }
  const categoryId = columns.ownCategoryValue(row);
  if (categoryId >= 0) product.ownCategoryId = Number(values.text[categoryId]);
  return product;
}

/** Returns the indexed data of a product; null for an unknown id. */
function productOf(store: SearchStore, id: number): IndexedProduct | null {
  const row = store.columns.rowOfId.get(id);
  return row === undefined ? null : productOfRow(store, row);
}

/** Returns the live rows of a selection that can be ordered now. */
function selectedRows(store: SearchStore, selection: Selection): Uint32Array {
  const { values, columns } = store;
  const groups: number[][] = [];
  const { brand, categoryId } = selection;
  if (brand !== undefined) groups.push([values.find(BRAND_FIELD, brand)]);
  if (categoryId !== undefined) groups.push([values.find(CATEGORY_FIELD, String(categoryId))]);
  const requiredFlags = LIVE_FLAG | ORDERABLE_FLAG | AVAILABLE_FLAG;
  const rows: number[] = [];
  const addIfSelected = (row: number, otherGroups: readonly number[][]) => {
    if ((columns.flags[row]! & requiredFlags) !== requiredFlags) return;
    const valuesOfRow = columns.values.data.subarray(
      columns.starts[row]!,
      columns.starts[row + 1]!,
    );
    if (otherGroups.every((group) => group.some((value) => valuesOfRow.includes(value))))
      rows.push(row);
  };
  const [sortedRows, ...otherGroups] = groups;
  if (!sortedRows) for (let row = 0; row < columns.size; row++) addIfSelected(row, []);
  for (const value of sortedRows ?? []) {
    const rowsOfValue = values.rowsByValue[value];
    for (let at = 0; rowsOfValue && at < rowsOfValue.length; at++)
      addIfSelected(rowsOfValue.data[at]!, otherGroups);
  }
  return Uint32Array.from(rows);
}

/** Number of rows sorted first; most calls need no more, and the rest is sorted on demand. */
const FIRST_SORTED_ROWS = 128;

/** Returns the orderable products of a selection that `accept` allows, most popular first. */
function popularProducts(
  store: SearchStore,
  selection: Selection,
  limit: number,
  accept: (product: IndexedProduct) => boolean,
): IndexedProduct[] {
  const rows = selectedRows(store, selection);
  const order = rowOrder(store, 'relevance', null);
  const chosenProducts: IndexedProduct[] = [];
  let checkedCount = 0;
  for (
    let sortedCount = FIRST_SORTED_ROWS;
    chosenProducts.length < limit && checkedCount < rows.length;
    sortedCount *= 16
  ) {
    const sortedRows = firstRows(rows, sortedCount, order);
    for (; checkedCount < sortedRows.length && chosenProducts.length < limit; checkedCount++) {
      const product = productOfRow(store, sortedRows[checkedCount]!);
      if (accept(product)) chosenProducts.push(product);
    }
  }
  return chosenProducts;
}

/**
 * Builds the index of one language from documents, which are iterated once. Of documents with the
 * same id the last one is used.
 */
export function createSearchIndex(
  locale: SearchLocale,
  documents: Iterable<SearchDocument>,
): SearchIndex {
  const store = new SearchStore(locale);
  const matcher = new Matcher();
  const typos = new TypoFinder(store.vocabulary, store.compounds);
  const lists = new ListCache();
  const suggester = new Suggester(store, matcher);

  function addDocument(document: SearchDocument, deadRows: number[]): void {
    const row = store.markDead(document.id);
    if (row >= 0) deadRows.push(row);
    store.append(document);
  }

  const replacedRows: number[] = [];
  for (const document of documents) addDocument(document, replacedRows);
  store.removeDead(replacedRows);
  store.trim();

  return {
    get size() {
      return store.columns.liveCount;
    },
    search: (query) => searchStore(store, matcher, typos, lists, query),
    suggest: (term, limits, guide) => suggester.suggest(term, limits, guide),
    product: (id) => productOf(store, id),
    popular: (selection, limit, accept) => popularProducts(store, selection, limit, accept),
    update(changes) {
      const deadRows: number[] = [];
      for (const { id, document } of changes) {
        if (document) addDocument(document, deadRows);
        else {
          const row = store.markDead(id);
          if (row >= 0) deadRows.push(row);
        }
      }
      store.removeDead(deadRows);
    },
  };
}
