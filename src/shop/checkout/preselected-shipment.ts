/** Delivery or pickup as it was chosen on the cart's page, kept in this tab for the checkout. */
import { atom, type ReadableAtom } from 'nanostores';
import type { ShippingMethod } from '../../domain/orders/order.ts';
import { PRESELECTED_SHIPMENT_KEY } from '../../domain/frame/session-keys.ts';
import { readStored, writeStored } from '../ui/storage.ts';

const $method = atom<ShippingMethod | null>(null);

/** Null until it was chosen, and once the checkout has taken it. */
export const $preselected: ReadableAtom<ShippingMethod | null> = $method;

/** Reads what an earlier page of this tab kept. */
export function readPreselected(): void {
  $method.set(kept());
}

export function preselect(method: ShippingMethod): void {
  $method.set(method);
  // Where storage is closed, the checkout asks.
  writeStored('sessionStorage', PRESELECTED_SHIPMENT_KEY, method);
}

/** What was chosen, once: from then on the cart itself holds the choice. */
export function takePreselected(): ShippingMethod | null {
  const method = kept();
  $method.set(null);
  writeStored('sessionStorage', PRESELECTED_SHIPMENT_KEY, null);
  return method;
}

function kept(): ShippingMethod | null {
  const text = readStored('sessionStorage', PRESELECTED_SHIPMENT_KEY);
  return text === 'Delivery' || text === 'Pickup' ? text : null;
}
