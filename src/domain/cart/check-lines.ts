import type { ShippingMethod } from '../orders/order.ts';
import type { ProductSummary } from '../product/product.ts';
import { canBeOrdered } from '../product/stock-status.ts';
import { orderablePieces } from './stock-allocation.ts';
import type { Cents } from '../shared/money.ts';

export interface CheckedLine {
  productId: number;
  quantity: number;
  /** Null once the product is no longer shown. */
  product: ProductSummary | null;
}

export interface LineCheck {
  /** Products with less stock than the line's quantity (factor Stock). */
  shortOfStock: number[];
  /** Products that can no longer be ordered (factor ProductStatus). */
  notOrderable: number[];
  /** The orderable quantity by product id; products without stock are absent. */
  quantities: Map<number, number>;
}

/** Compares cart lines with the stock for this shipping method (null: not chosen yet) and store. */
export function checkLines(
  lines: readonly CheckedLine[],
  method: ShippingMethod | null,
  storeId: number | null,
): LineCheck {
  const check: LineCheck = { shortOfStock: [], notOrderable: [], quantities: new Map() };
  for (const { productId, quantity, product } of lines) {
    if (!product || !canBeOrdered(product)) {
      check.notOrderable.push(productId);
      continue;
    }
    const pieces = Math.min(quantity, orderablePieces(product, method, storeId));
    if (pieces < quantity) check.shortOfStock.push(productId);
    if (pieces > 0) check.quantities.set(productId, pieces);
  }
  return check;
}

/**
 * Returns the number of pallets for goods of this weight; at least one, since the weight may be
 * unknown.
 */
export function palletsFor(grams: number, gramsPerPallet: number): number {
  return Math.max(1, Math.ceil(grams / gramsPerPallet));
}

/** Threshold of spec 2 §9: 0.01 euro. */
const PRICE_CHANGE_THRESHOLD: Cents = 1;

/** Returns whether the unit price dropped by more than 0.01 euro (spec 2 §3). */
export const isPriceChanged = (oldUnit: Cents, newUnit: Cents): boolean =>
  oldUnit - newUnit > PRICE_CHANGE_THRESHOLD;
