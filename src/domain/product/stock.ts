import type { StoreStock } from './product.ts';

/** A quantity as shown: whole and never negative (spec 2 §3). */
export function stockQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(0, Math.floor(quantity)) : 0;
}

/** True when the webshop's own stock is used up but suppliers still have some (spec 2 §3). */
export function needExtraStock(maxStockDefault: number, maxStockTotal: number): boolean {
  return maxStockDefault <= 0 && maxStockTotal > 0;
}

/** Pieces in one store; 0 for a store that does not carry the product. */
export function stockOfStore(stock: readonly StoreStock[], storeId: number): number {
  return stock.find((row) => row.storeId === storeId)?.quantity ?? 0;
}
