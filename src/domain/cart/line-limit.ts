import type { CartLine } from './cart.ts';
import { MOST_PIECES } from '../product/quantity.ts';
import { canBeOrdered } from '../product/stock-status.ts';

/** Largest quantity that a line can be set to; 0 for a product that cannot be ordered. */
export const lineLimit = ({
  product,
  maxQuantity,
}: Pick<CartLine, 'product' | 'maxQuantity'>): number =>
  product && canBeOrdered(product) ? Math.min(MOST_PIECES, maxQuantity) : 0;
