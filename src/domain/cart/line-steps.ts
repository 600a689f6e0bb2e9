import type { CartLine } from './cart.ts';
import { MAX_QUANTITY } from '../product/quantity.ts';
import { canBeOrdered } from '../product/stock.ts';
import type { MoreLessLevel } from '../product/product.ts';
import { cheaperLevels } from '../product/staffel.ts';

/** Returns the maximum quantity of a line; 0 for a product that cannot be ordered. */
export const lineLimit = ({
  product,
  maxQuantity,
}: Pick<CartLine, 'product' | 'maxQuantity'>): number =>
  product && canBeOrdered(product) ? Math.min(MAX_QUANTITY, maxQuantity) : 0;

/** Returns the next staffel level that a larger quantity reaches; null if there is none. */
export const nextLevel = (levels: MoreLessLevel[], quantity: number): MoreLessLevel | null =>
  cheaperLevels(levels).find((level) => level.quantity > quantity) ?? null;
