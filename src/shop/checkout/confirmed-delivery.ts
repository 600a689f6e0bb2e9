/** Place and slot that the customer confirmed in this tab; others come from an earlier visit. */
import { deliveryKey } from '../../domain/cart/cart-address.ts';
import { CONFIRMED_DELIVERY_KEY } from '../../domain/frame/session-keys.ts';
import { readStored, writeStored } from '../ui/storage.ts';

type Delivery = Parameters<typeof deliveryKey>[0];

export function noteConfirmed(cart: Delivery): void {
  writeStored('sessionStorage', CONFIRMED_DELIVERY_KEY, deliveryKey(cart));
}

export const isConfirmed = (cart: Delivery): boolean =>
  readStored('sessionStorage', CONFIRMED_DELIVERY_KEY) === deliveryKey(cart);
