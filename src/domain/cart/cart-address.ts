/** Where a cart is delivered, and what depends on that place. */
import type { AddressInput, Customer } from '../account/customer.ts';
import type { Cart } from './cart.ts';

type PhoneFields = Pick<Customer, 'mobileNumber'> & {
  firstContact: { mobile: string; phone: string } | null;
};

/** The address that a cart is delivered to; null without one. */
export const cartAddress = (
  cart: Pick<Cart, 'usingAlternativeAddress' | 'alternativeDeliveryAddress' | 'deliveryAddress'>,
): AddressInput | null =>
  cart.usingAlternativeAddress ? cart.alternativeDeliveryAddress : cart.deliveryAddress;

/**
 * True if a lorry delivers and its driver could call nobody: large goods, and no phone number with
 * the address or the customer.
 */
export function needsPhone(
  cart: Parameters<typeof cartAddress>[0] & Pick<Cart, 'hasLargeProduct'>,
  { mobileNumber, firstContact }: PhoneFields,
): boolean {
  const knownNumbers = [
    cartAddress(cart)?.phoneNumber,
    ...[mobileNumber, firstContact?.mobile, firstContact?.phone],
  ];
  return cart.hasLargeProduct && !knownNumbers.some(Boolean);
}

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
