import type { PaymentState } from '../entities/payment.ts';
import type { OrderState } from './order-state.ts';

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
