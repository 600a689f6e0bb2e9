import type { WishlistProduct } from './entities/wishlist.ts';
import { MOST_PIECES } from './quantity.ts';

/** The lines after adding to them: the quantities of one product add up, to the largest allowed. */
export function withLine(
  lines: readonly WishlistProduct[],
  { productId, quantity }: WishlistProduct,
): WishlistProduct[] {
  const before = lines.find((line) => line.productId === productId);
  const line = { productId, quantity: Math.min(MOST_PIECES, (before?.quantity ?? 0) + quantity) };
  return before ? lines.map((one) => (one === before ? line : one)) : [...lines, line];
}
