import type { OrderState } from './order-state.ts';
import { hasEnded } from './transitions.ts';

/** Days in which an order on account is to be paid. */
export const PAYMENT_TERM_DAYS = 30;

/**
 * True where an order must have an invoice: on account from the moment it is placed, paid online
 * once it is paid, paid at a store once it was collected there.
 */
export function needsInvoice(state: OrderState, paymentMethod: string): boolean {
  if (hasEnded(state) || state === 'awaiting-payment') return false;
  return paymentMethod !== 'store' || state === 'collected';
}
