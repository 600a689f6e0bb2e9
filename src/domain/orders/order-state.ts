import type { PaymentState } from './payment.ts';
import type { ShippingMethod } from './order.ts';

/** States of an order, in the order in which most orders pass them. */
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

/** What a badge's colour tells: busy, good, attention, or over. */
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

/** The known state with this name; an API elsewhere may send states that this shop does not know. */
export function knownState(name: string): OrderState | null {
  return (ORDER_STATES as readonly string[]).includes(name) ? (name as OrderState) : null;
}

/** The tone of a state's badge; a state that is not known is passive. */
export function stateTone(name: string): StateTone {
  const state = knownState(name);
  return state === null ? 'passive' : TONES[state];
}

/** What happens to an order. */
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

/** Every transition there is; an event that a state does not list leaves it unchanged. */
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

/** The state after an event; null where the event changes nothing. */
export const nextOrderState = (state: OrderState, event: OrderEvent): OrderState | null =>
  TRANSITIONS[state][event] ?? null;

/** True once nothing can happen to the order any more: it holds no stock, vouchers or points. */
export const hasEnded = (state: OrderState): boolean =>
  state === 'cancelled' || state === 'expired' || state === 'refunded';

/** True once the goods left the shop: they are no longer reserved, and ending gives nothing back. */
export const isHandedOver = (state: OrderState): boolean =>
  state === 'shipped' || hasArrived(state);

/** True once the customer has the goods. */
export const hasArrived = (state: OrderState): boolean =>
  state === 'delivered' || state === 'collected';

/**
 * The state of a payment after the provider told one. News may come late, twice and in any order:
 * `paid` outranks every other end, and `refunded` outranks `paid`.
 */
export function nextPaymentState(known: PaymentState, told: PaymentState): PaymentState {
  if (known === 'refunded' || told === 'refunded') return 'refunded';
  if (known === 'paid' || told === 'paid') return 'paid';
  return known === 'open' ? told : known;
}

/** What the end of a payment does to its order; null while it is open. */
export const PAYMENT_EVENTS: Record<PaymentState, OrderEvent | null> = {
  open: null,
  paid: 'pay',
  failed: 'fail-payment',
  cancelled: 'cancel-payment',
  expired: 'expire-payment',
  // Paid and refunded before the shop heard of it; an order that is paid does not end by this.
  refunded: 'cancel-payment',
};

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
