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
  /** Products of which there are fewer pieces than the line asks for (factor Stock). */
  shortOfStock: number[];
  /** Products that cannot be ordered at all any more (factor ProductStatus). */
  notOrderable: number[];
  /** The pieces of each product that can be ordered; a product without any is absent. */
  quantities: Map<number, number>;
}

/**
 * Compares the lines of a cart with what can be ordered now, by this method (null: not chosen) and
 * from this store.
 */
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

/** Pallets that goods of this weight take; large goods of unknown weight take one. */
export function palletsFor(grams: number, gramsPerPallet: number): number {
  return Math.max(1, Math.ceil(grams / gramsPerPallet));
}

/** Price-changed threshold of spec 2 §9: 0.01 euro. */
const THRESHOLD: Cents = 1;

/** True when the per-unit price is more than 0.01 lower than the old one (spec 2 §3). */
export const isPriceChanged = (oldUnit: Cents, newUnit: Cents): boolean =>
  oldUnit - newUnit > THRESHOLD;
