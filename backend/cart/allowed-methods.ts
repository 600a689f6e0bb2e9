import { allowedPaymentMethods } from '../../src/domain/cart/allowed-payment-methods.ts';
import type { PaymentMethodId } from '../../src/domain/cart/cart.ts';
import type { ReadCart } from './read-cart.ts';

/** Payment methods that are possible for a cart in its current state. */
export function allowedMethods(cart: ReadCart): PaymentMethodId[] {
  return allowedPaymentMethods({
    shippingMethod: cart.row?.shipping_method ?? null,
    total: cart.price.total.priceInclTax,
    credit: cart.buyer?.credit ?? null,
  });
}
