import type { ShippingEstimate } from './cart.ts';
import { type AllocatedStock, allocate } from './stock-allocation.ts';

/**
 * When pieces can be delivered: tomorrow what the webshop has itself, in two or three days what
 * suppliers have (spec 2 §3). Null if there are not enough.
 */
export function shippingEstimate(stock: AllocatedStock, quantity: number): ShippingEstimate | null {
  const allocation = allocate(stock, quantity, 'Delivery', null);
  if (!allocation) return null;
  return allocation.fromDefault === allocation.fromTotal ? 'tomorrow' : 'twothreedays';
}

/** The latest of several; null as soon as one is. */
export function latestEstimate(
  estimates: readonly (ShippingEstimate | null)[],
): ShippingEstimate | null {
  if (estimates.length === 0 || estimates.includes(null)) return null;
  return estimates.includes('twothreedays') ? 'twothreedays' : 'tomorrow';
}
