import type { Cart } from '../domain/entities/cart.ts';
import { setQuantity } from './cart.ts';
import { flushCart } from './cart-flush.ts';
import { keepUnavailable } from './unavailable-cart.ts';

/**
 * Brings the lines to those of the cart that can be ordered; what is taken out is kept as
 * unavailable. False if that could not be sent yet.
 */
export function fitCart(seen: Cart, orderable: Cart): Promise<boolean> {
  const possible = new Map(orderable.lines.map((line) => [line.productId, line.quantity]));
  const gone = seen.lines.filter(({ productId }) => !possible.has(productId));
  for (const { productId, quantity } of seen.lines) {
    const allowed = possible.get(productId) ?? 0;
    if (allowed !== quantity) setQuantity(productId, allowed);
  }
  if (gone.length > 0) keepUnavailable(gone);
  return flushCart();
}
