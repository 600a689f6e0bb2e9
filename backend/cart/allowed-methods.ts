import { allowedPaymentMethods } from '../../src/domain/cart/allowed-payment-methods.ts';
import type { PaymentMethodId } from '../../src/domain/cart/cart.ts';
import type { ReadCart } from './read-cart.ts';

/** Methods by which a cart may be paid as it is. */
export function allowedMethods(cart: ReadCart): PaymentMethodId[] {
  return allowedPaymentMethods({
    shippingMethod: cart.row?.shipping_method ?? null,
    total: cart.price.total.priceInclTax,
    credit: cart.buyer?.credit ?? null,
  });
}
