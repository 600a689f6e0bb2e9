import type { StoreStock } from './product.ts';

/** Rounds a stock quantity down to an integer that is not negative (spec 2 §3). */
export function stockQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(0, Math.floor(quantity)) : 0;
}

/** Returns whether only suppliers have stock left, not the webshop (spec 2 §3). */
export function needExtraStock(maxStockDefault: number, maxStockTotal: number): boolean {
  return maxStockDefault <= 0 && maxStockTotal > 0;
}

/** Returns the stock of one store; 0 if it does not carry the product. */
export function stockOfStore(stock: readonly StoreStock[], storeId: number): number {
  return stock.find((row) => row.storeId === storeId)?.quantity ?? 0;
}
