import type { PaymentState, ShippingMethod } from './order.ts';

/** States of an order, in their usual sequence. */
export const ORDER_STATES = [
  'placed',
  'awaiting-payment',
  'paid',
  'picked',
  'shipped',
  'delivered',
  'collected',
  'cancelled',
  'expired',
  'refunded',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** States of orders that ended without payment or delivery. */
export const ABANDONED_STATES = ['cancelled', 'expired'] as const satisfies readonly OrderState[];

/** Colour of a state's badge: in progress, good, needs attention, or over. */
export type StateTone = 'primary' | 'success' | 'warning' | 'passive';

const TONES: Record<OrderState, StateTone> = {
  placed: 'primary',
  'awaiting-payment': 'warning',
  paid: 'primary',
  picked: 'primary',
  shipped: 'success',
  delivered: 'success',
  collected: 'success',
  cancelled: 'passive',
  expired: 'passive',
  refunded: 'passive',
};

/** Returns the state with this name; null if unknown. An external API may send other states. */
export function parseOrderState(name: string): OrderState | null {
  return (ORDER_STATES as readonly string[]).includes(name) ? (name as OrderState) : null;
}

/**
 * Returns the state that shoppers and operators read. An order whose payment failed has the state
 * `cancelled`, but nobody cancelled it: they read that the payment failed.
 */
export function shownState<State extends string>(
  state: State,
  payment: string | null,
): State | 'payment-failed' {
  return state === 'cancelled' && payment === 'failed' ? 'payment-failed' : state;
}

/** Returns whether the order ended before anything was paid or delivered; lists show it last. */
export const isAbandoned = (state: string): boolean =>
  (ABANDONED_STATES as readonly string[]).includes(state);

/** Returns the tone of a state's badge; passive for an unknown state. */
export function stateTone(name: string): StateTone {
  const state = parseOrderState(name);
  return state === null ? 'passive' : TONES[state];
}

/** Events that change the state of an order. */
export const ORDER_EVENTS = [
  'pay',
  'fail-payment',
  'cancel-payment',
  'expire-payment',
  'supersede',
  'pick',
  'ship',
  'deliver',
  'collect',
  'cancel',
  'refund',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** The state machine of orders; an event that a state does not list has no effect. */
const TRANSITIONS: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  placed: { pick: 'picked', cancel: 'cancelled', refund: 'refunded' },
  'awaiting-payment': {
    pay: 'paid',
    'fail-payment': 'cancelled',
    'cancel-payment': 'cancelled',
    'expire-payment': 'expired',
    supersede: 'cancelled',
    cancel: 'cancelled',
  },
  paid: { pick: 'picked', refund: 'refunded' },
  picked: { ship: 'shipped', collect: 'collected', refund: 'refunded' },
  shipped: { deliver: 'delivered', refund: 'refunded' },
  delivered: { refund: 'refunded' },
  collected: { refund: 'refunded' },
  cancelled: {},
  expired: {},
  refunded: {},
};

/** Returns the state after an event; null if the event has no effect. */
export const nextOrderState = (state: OrderState, event: OrderEvent): OrderState | null =>
  TRANSITIONS[state][event] ?? null;

/**
 * Returns whether the order was cancelled, expired or refunded. It then holds no stock, vouchers or
 * points.
 */
export const hasEnded = (state: OrderState): boolean =>
  state === 'cancelled' || state === 'expired' || state === 'refunded';

/**
 * Returns whether the goods left the shop. They are no longer reserved, and a refund does not
 * return them to stock.
 */
export const isHandedOver = (state: OrderState): boolean =>
  state === 'shipped' || hasArrived(state);

/** Returns whether the customer has the goods. */
export const hasArrived = (state: OrderState): boolean =>
  state === 'delivered' || state === 'collected';

/**
 * Merges the stored state of a payment with the one a provider reports. Reports may arrive late,
 * twice and in any order: `paid` outranks every other final state, and `refunded` outranks `paid`.
 */
export function nextPaymentState(current: PaymentState, reported: PaymentState): PaymentState {
  if (current === 'refunded' || reported === 'refunded') return 'refunded';
  if (current === 'paid' || reported === 'paid') return 'paid';
  return current === 'open' ? reported : current;
}

/** The order event of each payment state; null while the payment is open. */
export const PAYMENT_EVENTS: Record<PaymentState, OrderEvent | null> = {
  open: null,
  paid: 'pay',
  failed: 'fail-payment',
  cancelled: 'cancel-payment',
  expired: 'expire-payment',
  // The payment was paid and refunded before the shop heard of it. No effect on orders that are
  // already paid.
  refunded: 'cancel-payment',
};

/** Steps that employees perform: pack the order, hand it to the carrier, complete it. */
export const ORDER_STEPS = ['ready', 'ship', 'complete'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

const STEP_EVENTS: Record<ShippingMethod, Record<OrderStep, OrderEvent | null>> = {
  Delivery: { ready: 'pick', ship: 'ship', complete: 'deliver' },
  Pickup: { ready: 'pick', ship: null, complete: 'collect' },
};

/** Returns the event of a step; null if the shipping method has no such step. */
export const stepEvent = (step: OrderStep, method: ShippingMethod): OrderEvent | null =>
  STEP_EVENTS[method][step];
