import * as calls from '../../api/cart/client.ts';
import type { Outcome } from '../../api/outcome.ts';
import { adjustments, cartDifferences } from '../../domain/cart/cart-differences.ts';
import type { Cart, CartValidation } from '../../domain/cart/cart.ts';
import { changeCheckoutCart } from '../checkout/checkout-cart.ts';
import { newOperationId } from '../calls/operation-id.ts';
import { keepUnavailable } from './unavailable-cart.ts';

/** Reduces the cart to what can be ordered, and reloads it with current prices. */
export function adjustCart(shownCart: Cart, validation: CartValidation): Promise<Outcome<Cart>> {
  const differences = cartDifferences(shownCart, validation);
  if (differences.removed.length > 0) keepUnavailable(differences.removed);
  const changes = adjustments(differences, newOperationId);
  return changeCheckoutCart((client, now) =>
    changes.length > 0
      ? calls.changeCartLines(client, now, changes)
      : calls.refreshCartDelivery(client, now),
  );
}
