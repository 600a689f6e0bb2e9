import type { Cart } from './cart.ts';
import { cartAddress } from './needs-phone.ts';

/**
 * Equal as long as place and slot of a cart are the same: what the customer confirmed in the
 * delivery step. Null without a slot.
 */
export function deliveryKey(
  cart: Parameters<typeof cartAddress>[0] & Pick<Cart, 'shippingMethod' | 'store' | 'shipping'>,
): string | null {
  const { shippingMethod, store, shipping } = cart;
  if (!shipping) return null;
  const address = cartAddress(cart);
  const place =
    shippingMethod === 'Pickup'
      ? store?.id
      : [address?.countryCode, address?.postalCode, address?.houseNumber, address?.street];
  return JSON.stringify([shippingMethod, place, shipping.date, shipping.id]);
}
