/** The delivery address of a cart, and rules that depend on it. */
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
 * Returns whether the shopper must still give a phone number: a lorry delivers large goods, its
 * driver calls ahead, and neither the address nor the customer has a number.
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
 * Returns a key for place and time of a delivery or pickup. The delivery step compares it with the
 * key that the customer confirmed. Null while no slot is chosen.
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
