import type { ProductSummary } from './product.ts';

/** Ids of lists in which products are viewed and selected, for analytics (spec 2 §9). */
export const LIST_IDS = [
  'plp',
  'srp',
  'blp',
  'pdp',
  'cart cross sell',
  'pdp cross sell',
  'pdp up sell',
  'recently viewed',
  'home popular',
] as const;

export type ListId = (typeof LIST_IDS)[number];

export interface AnalyticsList {
  item_list_id: ListId;
  item_list_name: string;
}

/** An item of GA4 ecommerce events; amounts in euros incl. VAT. */
export interface AnalyticsItem extends Partial<AnalyticsList> {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  price: number;
  quantity?: number;
  /** Position in the list, from 0. */
  index?: number;
}

export function isListId(text: string | undefined): text is ListId {
  return (LIST_IDS as readonly (string | undefined)[]).includes(text);
}

export function analyticsItem(product: ProductSummary): AnalyticsItem {
  const { brand, webNode } = product;
  return {
    item_id: String(product.id),
    item_name: product.name,
    ...(brand.name && { item_brand: brand.name }),
    ...(webNode && { item_category: webNode.name }),
    price: product.priceInclTax / 100,
  };
}

/**
 * Converts products of a list to items with their positions, from 0. `places`: position by product
 * id, so that products may come in any order and in parts.
 */
export function analyticsListItems(
  products: readonly ProductSummary[],
  places: ReadonlyMap<number, number>,
): AnalyticsItem[] {
  return products.map((product) => ({ ...analyticsItem(product), index: places.get(product.id) }));
}

/** Returns the total value of the items in euros. */
export function itemsValue(items: readonly AnalyticsItem[]): number {
  const cents = items.map(({ price, quantity = 1 }) => Math.round(price * 100) * quantity);
  return cents.reduce((sum, one) => sum + one, 0) / 100;
}
