/** Delivery or pickup as selected on the cart page, stored in this tab for the checkout. */
import { atom, type ReadableAtom } from 'nanostores';
import type { ShippingMethod } from '../../domain/orders/order.ts';
import { PRESELECTED_SHIPMENT_KEY } from '../../domain/frame/session-keys.ts';
import { readStored, writeStored } from '../ui/storage.ts';

const $method = atom<ShippingMethod | null>(null);

/** Null before a selection, and after the checkout has taken it. */
export const $preselected: ReadableAtom<ShippingMethod | null> = $method;

/** Reads the selection stored by an earlier page of this tab. */
export function readPreselected(): void {
  $method.set(readStoredMethod());
}

export function preselect(method: ShippingMethod): void {
  $method.set(method);
  // If storage is disabled, the checkout asks again.
  writeStored('sessionStorage', PRESELECTED_SHIPMENT_KEY, method);
}

/** Returns and clears the selection, which the caller then saves in the cart. */
export function takePreselected(): ShippingMethod | null {
  const method = readStoredMethod();
  $method.set(null);
  writeStored('sessionStorage', PRESELECTED_SHIPMENT_KEY, null);
  return method;
}

function readStoredMethod(): ShippingMethod | null {
  const text = readStored('sessionStorage', PRESELECTED_SHIPMENT_KEY);
  return text === 'Delivery' || text === 'Pickup' ? text : null;
}
