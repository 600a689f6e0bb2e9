import type { CartLine } from './cart.ts';
import { stockOfStore } from '../product/stock.ts';

/** How many lines of a cart a store has in stock. */
export interface StoreCoverage {
  /** Number of lines whose whole quantity is in stock. */
  complete: number;
  /** Number of lines of the cart. */
  all: number;
}

/** Counts the lines of a cart that a store has in stock completely. */
export function storeCoverage(
  lines: readonly Pick<CartLine, 'quantity' | 'product'>[],
  storeId: number,
): StoreCoverage {
  const complete = lines.filter(
    ({ product, quantity }) => product !== null && stockOfStore(product.stock, storeId) >= quantity,
  ).length;
  return { complete, all: lines.length };
}
