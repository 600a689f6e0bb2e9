import type { CartLine } from './cart.ts';
import { MOST_PIECES } from '../product/quantity.ts';
import { canBeOrdered } from '../product/stock-status.ts';
import type { MoreLessLevel } from '../product/product.ts';
import { cheaperLevels } from '../product/staffel.ts';

/** Largest quantity that a line can be set to; 0 for a product that cannot be ordered. */
export const lineLimit = ({
  product,
  maxQuantity,
}: Pick<CartLine, 'product' | 'maxQuantity'>): number =>
  product && canBeOrdered(product) ? Math.min(MOST_PIECES, maxQuantity) : 0;

/** The staffel row that a larger quantity reaches next; null if there is none. */
export const nextLevel = (levels: MoreLessLevel[], quantity: number): MoreLessLevel | null =>
  cheaperLevels(levels).find((level) => level.quantity > quantity) ?? null;
