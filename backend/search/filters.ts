import { type MeasureRange, parseMeasureRange } from '../../src/domain/product/measure.ts';
import { RowSet } from './columns.ts';
import type { SearchStore } from './store.ts';
import type { SearchQuery } from './types.ts';
import { BRAND_FIELD, CATEGORY_FIELD } from './values.ts';

export const PRICE_BIT = 1 << 30;
export const SOLD_ONLINE_BIT = 1 << 29;
const MAX_VALUE_FILTERS = 29;

/** The filters of a query as bits: a row passes if it has all bits of `required`. */
export interface Filters {
  required: number;
  /** Bits of the filters on values (all but price and sold online). */
  valueBits: number;
  /** Filter bit of each selected value; 0 for other values. */
  bitOfValue: Uint32Array;
  /** Filter bit of each field; 0 without a filter. */
  bitOfField: Uint32Array;
  chosenValues: Set<number>;
  /** The range filter of each facet field; the first if there are several. */
  ranges: Map<number, MeasureRange>;
  /** Value number of the list's category; null for none, -1 for a category without products. */
  scopeValue: number | null;
  minPrice: number;
  maxPrice: number;
  /** Counts rows of a product group once. */
  countsGroupsOnce: boolean;
  /** Sets of rows to which the list is limited; no count includes other rows. */
  rowSets: readonly RowSet[];
}

interface FilterCondition {
  field: number;
  values: number[];
  /** Also matches values of the facet within these ranges. */
  ranges?: MeasureRange[];
}

function conditionsOf(
  store: SearchStore,
  query: SearchQuery,
  categoryIds: readonly number[],
): FilterCondition[] {
  const { values } = store;
  const conditions: FilterCondition[] = [];
  if (categoryIds.length > 0) {
    const ids = categoryIds.map((id) => values.find(CATEGORY_FIELD, String(id)));
    conditions.push({ field: CATEGORY_FIELD, values: ids });
  }
  if (query.brands.length > 0) {
    conditions.push({
      field: BRAND_FIELD,
      values: query.brands.map((name) => values.find(BRAND_FIELD, name)),
    });
  }
  const textsByField = new Map<string, string[]>();
  for (const { field, values: texts } of query.facets) {
    if (texts.length > 0) textsByField.set(field, [...(textsByField.get(field) ?? []), ...texts]);
  }
  for (const [name, texts] of textsByField) {
    const field = values.findField(name);
    const valueNumbers = texts.map((text) => values.find(field, text));
    // A text that equals a facet value means that value; only other texts can be ranges.
    const ranges = texts
      .filter((_, at) => field >= 0 && valueNumbers[at] === -1)
      .map(parseMeasureRange)
      .filter((range) => range !== null);
    conditions.push({ field, values: valueNumbers, ranges });
  }
  return conditions;
}

/** Returns the rows that the query's store has in stock; null without a store. */
export function stockRowsOf(store: SearchStore, { storeId }: SearchQuery): RowSet | null {
  return storeId ? (store.stock.get(storeId) ?? new RowSet()) : null;
}

function rowSetsOf(store: SearchStore, query: SearchQuery): RowSet[] {
  const stock = query.onlyInStore ? stockRowsOf(store, query) : null;
  const { rowOfId } = store.columns;
  const productRows =
    query.productIds && RowSet.of(query.productIds.flatMap((id) => rowOfId.get(id) ?? []));
  return [stock, productRows].filter((set) => set !== null && set !== undefined);
}

/**
 * Compiles the filters of a query. Unknown values and fields match nothing; more filters than bits
 * is a programming error.
 */
export function compileFilters(store: SearchStore, query: SearchQuery): Filters {
  const { values } = store;
  const singleCategory = query.scopeId === undefined && query.categoryIds.length === 1;
  const scopeId = singleCategory ? query.categoryIds[0] : query.scopeId;
  const conditions = conditionsOf(store, query, singleCategory ? [] : query.categoryIds);
  if (conditions.length > MAX_VALUE_FILTERS) throw new RangeError('Too many filters in one search');
  const filters: Filters = {
    required: 0,
    valueBits: 0,
    bitOfValue: new Uint32Array(conditions.length > 0 ? values.text.length : 0),
    bitOfField: new Uint32Array(values.fieldNames.length),
    chosenValues: new Set(),
    ranges: new Map(),
    scopeValue:
      scopeId === undefined || scopeId === null
        ? null
        : values.find(CATEGORY_FIELD, String(scopeId)),
    minPrice: query.minPrice ?? 0,
    maxPrice: query.maxPrice ?? Infinity,
    countsGroupsOnce: query.grouped ?? false,
    rowSets: rowSetsOf(store, query),
  };
  conditions.forEach(({ field, values: chosen, ranges = [] }, index) => {
    const bit = 1 << index;
    filters.valueBits |= bit;
    if (field >= 0) filters.bitOfField[field] = bit;
    for (const value of chosen) {
      if (value < 0) continue;
      filters.bitOfValue[value] = bit;
      filters.chosenValues.add(value);
    }
    for (const range of ranges)
      for (const value of values.valuesInRange(field, range)) filters.bitOfValue[value] = bit;
    if (ranges[0]) filters.ranges.set(field, ranges[0]);
  });
  filters.required = filters.valueBits;
  if (query.minPrice !== null || query.maxPrice !== null) filters.required |= PRICE_BIT;
  if (query.onlySoldOnline) filters.required |= SOLD_ONLINE_BIT;
  return filters;
}

/** Returns filters without those on values, price and sets of rows. */
export function dropValueFilters(filters: Filters): Filters {
  const required = filters.required & SOLD_ONLINE_BIT;
  return { ...filters, required, valueBits: 0, minPrice: 0, maxPrice: Infinity, rowSets: [] };
}
