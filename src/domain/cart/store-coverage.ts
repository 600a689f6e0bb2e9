import type { CartLine } from './cart.ts';
import { stockOfStore } from '../product/stock.ts';

/** How much of a cart lies in a store. */
export interface StoreCoverage {
  /** Lines whose whole quantity lies there. */
  complete: number;
  lines: number;
}

/** Counts the lines of a cart that a store can hand out from its own stock. */
export function storeCoverage(
  lines: readonly Pick<CartLine, 'quantity' | 'product'>[],
  storeId: number,
): StoreCoverage {
  const complete = lines.filter(
    ({ product, quantity }) => product !== null && stockOfStore(product.stock, storeId) >= quantity,
  ).length;
  return { complete, lines: lines.length };
}
