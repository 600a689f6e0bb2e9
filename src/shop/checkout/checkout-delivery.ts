/** Calls of the delivery step: place and time (spec 2 §7). Each returns the changed cart. */
import * as calls from '../../api/cart/client.ts';
import { type Outcome, dataOrNull } from '../../api/outcome.ts';
import type { AddressInput } from '../../domain/account/customer.ts';
import type { Cart, ShippingOptions } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { ShippingMethod } from '../../domain/orders/order.ts';
import { addAddress } from '../../api/customer/client.ts';
import { api } from '../calls/api.ts';
import { changeCheckoutCart } from './checkout-cart.ts';
import { reloadCustomer } from '../account/session/customer.ts';
import { deliveryKey } from '../../domain/cart/cart-address.ts';
import { CONFIRMED_DELIVERY_KEY } from '../../domain/frame/session-keys.ts';
import { readStored, writeStored } from '../ui/storage.ts';

/** A slot of the options, with its day. */
export interface ChosenSlot {
  date: string;
  id: string;
  timeFrom: string;
  timeTo: string;
}

export const deliverTo = (addressId: number): Promise<Outcome<Cart>> =>
  changeCheckoutCart((client, now) => calls.deliverToAddress(client, now, addressId));

/** Delivers only this order to an address, which is not saved. */
export const deliverOnceTo = (address: AddressInput): Promise<Outcome<Cart>> =>
  changeCheckoutCart((client, now) => calls.deliverElsewhere(client, now, address));

/** Adds an address to the address book and delivers there. */
export async function deliverToNew(locale: Locale, address: AddressInput): Promise<Outcome<Cart>> {
  const added = await addAddress(api(locale), address);
  if (!added.ok) return added;
  const [outcome] = await Promise.all([deliverTo(added.data.id), reloadCustomer(locale)]);
  return outcome;
}

export const pickUpAt = (storeId: number): Promise<Outcome<Cart>> =>
  changeCheckoutCart((client, now) => calls.pickUpInStore(client, now, storeId));

/** Sets day and time of the cart; fails with `Missing` if the slot is no longer available. */
export const chooseSlot = (
  method: ShippingMethod,
  { date, id, timeFrom, timeTo }: ChosenSlot,
): Promise<Outcome<Cart>> =>
  changeCheckoutCart((client, now) =>
    calls.setCartShipment(client, now, {
      shippingMethod: method === 'Pickup' ? 'Pickup' : 'CustomerAddress',
      ...{ date, methodId: id, timeFrom, timeTo },
    }),
  );

/** Days and slots of the shipping method; null if the call failed. */
export async function loadShippingOptions(
  locale: Locale,
  method: ShippingMethod,
  storeId: number | null,
): Promise<ShippingOptions | null> {
  const client = api(locale);
  return dataOrNull(
    method === 'Pickup'
      ? await calls.pickupOptions(client, storeId ?? undefined)
      : await calls.deliveryOptions(client),
  );
}

/** The part of a cart that identifies its delivery. */
type DeliveryOfCart = Parameters<typeof deliveryKey>[0];

/** Remembers in this tab that the customer confirmed place and time of this cart. */
export function storeDeliveryConfirmed(cart: DeliveryOfCart): void {
  writeStored('sessionStorage', CONFIRMED_DELIVERY_KEY, deliveryKey(cart));
}

/** Whether the customer confirmed exactly this place and time in this tab. */
export const isDeliveryConfirmed = (cart: DeliveryOfCart): boolean =>
  readStored('sessionStorage', CONFIRMED_DELIVERY_KEY) === deliveryKey(cart);
