import type { ShippingMethod } from '../entities/order.ts';
import type { OrderEvent } from './transitions.ts';

/** What a store does with an order: packs it, hands it to the carrier, and closes it. */
export const ORDER_STEPS = ['ready', 'ship', 'complete'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

const EVENTS: Record<ShippingMethod, Record<OrderStep, OrderEvent | null>> = {
  Delivery: { ready: 'pick', ship: 'ship', complete: 'deliver' },
  Pickup: { ready: 'pick', ship: null, complete: 'collect' },
};

/** The event of a step; null where orders of that method have no such step. */
export const stepEvent = (step: OrderStep, method: ShippingMethod): OrderEvent | null =>
  EVENTS[method][step];
