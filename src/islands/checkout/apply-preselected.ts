import { defaultDeliveryAddress } from '../../domain/address-type.ts';
import type { Cart } from '../../domain/entities/cart.ts';
import type { Locale } from '../../domain/entities/common.ts';
import type { Customer } from '../../domain/entities/customer.ts';
import { routePath } from '../../routes.ts';
import { deliverTo, pickUpIn } from '../../stores/checkout-delivery.ts';
import { $store } from '../../stores/preferred-store.ts';
import {
  $preselected,
  readPreselected,
  takePreselected,
} from '../../stores/preselected-shipment.ts';

/**
 * Applies what was chosen on the cart's page, delivery or pickup, with the place that is known.
 * Without one the choice is left to the delivery step, which the address then leads to.
 */
export async function applyPreselected(
  cart: Cart,
  customer: Customer,
  locale: Locale,
): Promise<void> {
  readPreselected();
  const method = $preselected.get();
  if (method === null) return;
  if (method === cart.shippingMethod) return void takePreselected();
  const storeId = cart.store?.id ?? customer.defaultStoreId ?? $store.get()?.id;
  const address = cart.deliveryAddress ?? defaultDeliveryAddress(customer.addresses);
  const change =
    method === 'Pickup'
      ? storeId !== undefined && pickUpIn(storeId)
      : address && deliverTo(address.id);
  if (change && (await change).ok) takePreselected();
  else history.replaceState(history.state, '', routePath('checkout-delivery', locale, ''));
}
