import type { ProductSummary } from './product.ts';

/**
 * Availability of a product, derived from its stock:
 * - `in-stock`: available from the webshop;
 * - `extra-stock`: at suppliers only, which takes extra days (spec 2 §3, needExtraStock);
 * - `sold-out`: orderable, but without any stock;
 * - `not-orderable`: shown, but not sold online.
 */
export type StockState = 'in-stock' | 'extra-stock' | 'sold-out' | 'not-orderable';

export interface StockStatus {
  state: StockState;
  /** Number of stores that have at least one. */
  stores: number;
}

type Stocked = Pick<
  ProductSummary,
  'isOrderable' | 'visibility' | 'isActive' | 'stock' | 'maxStockTotal' | 'needExtraStock'
>;

export function stockStatus(product: Stocked): StockStatus {
  const stores = product.stock.filter((row) => row.quantity > 0).length;
  return { state: state(product), stores };
}

/** Returns whether the product can be bought online. */
export function canBeOrdered(
  product: Pick<ProductSummary, 'isOrderable' | 'visibility' | 'isActive'>,
): boolean {
  return product.isActive && product.isOrderable && product.visibility === 'Orderable';
}

function state(product: Stocked): StockState {
  if (!canBeOrdered(product)) return 'not-orderable';
  if (product.needExtraStock) return 'extra-stock';
  return product.maxStockTotal > 0 ? 'in-stock' : 'sold-out';
}
