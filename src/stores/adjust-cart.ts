import * as calls from '../api/cart/client.ts';
import type { Outcome } from '../api/outcome.ts';
import { adjustments, cartDifferences } from '../domain/cart/cart-differences.ts';
import type { Cart } from '../domain/entities/cart.ts';
import type { Locale } from '../domain/entities/common.ts';
import { changeCheckoutCart } from './checkout-cart.ts';

/** Turns the cart into the one that can be ordered, and loads it with the prices of this moment. */
export function adjustCart(locale: Locale, seen: Cart, possible: Cart): Promise<Outcome<Cart>> {
  const changes = adjustments(cartDifferences(seen, possible), () => crypto.randomUUID());
  return changeCheckoutCart(locale, (client, now) =>
    changes.length > 0
      ? calls.changeCartLines(client, now, changes)
      : calls.refreshCartDelivery(client, now),
  );
}
