import type { Product } from './product.ts';

/** Maximum number of products side by side. */
export const MAX_COMPARED = 4;

/** Names of the query parameter, by language; both are read in either language. */
export const COMPARED_PARAMETER = { nl: 'producten', en: 'products' } as const;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Returns the distinct product ids among some values, at most `MAX_COMPARED`. */
export function comparedIds(values: readonly unknown[]): number[] {
  return [...new Set(values.filter(isId))].slice(0, MAX_COMPARED);
}

/** Returns the product ids of an address; null if it names none. */
export function comparedIdsInQuery(query: string): number[] | null {
  const parameters = new URLSearchParams(query);
  const text = parameters.get(COMPARED_PARAMETER.nl) ?? parameters.get(COMPARED_PARAMETER.en) ?? '';
  const ids = comparedIds(text.split(',').map(Number));
  return ids.length > 0 ? ids : null;
}

/** Returns the query of an address that shows these products; empty without products. */
export function comparedQuery(ids: readonly number[], locale: 'nl' | 'en'): string {
  return ids.length > 0 ? `?${COMPARED_PARAMETER[locale]}=${ids.join(',')}` : '';
}

/** Adds a product, or removes it if it is in the list. Null if the list is full. */
export function toggleCompared(ids: readonly number[], id: number): number[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < MAX_COMPARED ? [...ids, id] : null;
}

export interface ComparedRow {
  label: string;
  /** One value per product; null if the product does not state it. */
  values: (string | null)[];
  /** True if the products do not all have the same value. */
  differs: boolean;
}

type Comparable = Pick<Product, 'fields'>;

/**
 * Returns the properties of some products, one row per property: first those that differ, otherwise
 * in the order of the products. Values that differ only in capitals or spaces count as equal.
 */
export function comparedRows(products: readonly Comparable[]): ComparedRow[] {
  const labels = new Map<string, string>();
  const byCode = products.map(({ fields }) => {
    const values = new Map<string, string>();
    for (const { code, label, value } of fields) {
      if (!labels.has(code)) labels.set(code, label);
      values.set(code, values.has(code) ? `${values.get(code)}, ${value}` : value);
    }
    return values;
  });
  const rows = [...labels].map(([code, label]) => {
    const values = byCode.map((valueByCode) => valueByCode.get(code) ?? null);
    return { label, values, differs: new Set(values.map(normaliseValue)).size > 1 };
  });
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}

const normaliseValue = (value: string | null) =>
  value?.trim().replace(/\s+/g, ' ').toLowerCase() ?? null;
