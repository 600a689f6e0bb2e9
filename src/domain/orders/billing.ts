import { type OrderState, hasEnded, nextPaymentState } from './order-state.ts';
import { type Cents, type Price, addPrices, subtractPrices } from '../shared/money.ts';
import type { PaymentState } from './order.ts';
import type { IsoDate, IsoDateTime } from '../shared/common.ts';
import { localTime } from '../store/opening-hours.ts';

/** Payment term of orders on account, in days. */
export const PAYMENT_TERM_DAYS = 30;

/**
 * Returns whether an order must have an invoice: bought on account, once it is placed; paid online,
 * once it is paid; paid at a store, once it is collected.
 */
export function needsInvoice(state: OrderState, paymentMethod: string): boolean {
  if (hasEnded(state) || state === 'awaiting-payment') return false;
  return paymentMethod !== 'store' || state === 'collected';
}

/** State and refunded amounts of a payment: as stored, or as the provider reports them. */
export interface PaymentAmounts {
  state: PaymentState;
  /** Refunded by the shop, or in the provider's dashboard; may exceed what was paid. */
  refunded: Cents;
  /** Charged back by the customer's bank. */
  chargedBack: Cents;
}

export interface StoredPayment extends PaymentAmounts {
  amount: Cents;
  /** Total refunds that the shop itself requested from the provider. */
  requestedRefund: Cents;
}

/** Why an employee must check the refunds of a payment. */
export type AlarmReason =
  | 'charged-back'
  | 'refund-failed'
  | 'refunded-outside'
  | 'refunded-too-much';

export interface PaymentUpdate extends PaymentAmounts {
  alarm: AlarmReason | null;
}

/**
 * Applies a report of the provider to a payment. Reports may arrive late, twice and in any order.
 * Only the latest one (`isLatest`) may lower an amount, or turn a refunded payment back into a paid
 * one: the refund failed, or the bank reversed the chargeback.
 */
export function applyPaymentReport(
  known: StoredPayment,
  reported: PaymentAmounts,
  isLatest: boolean,
): PaymentUpdate {
  const after = (now: Cents, before: Cents) => (isLatest ? now : Math.max(now, before));
  const refunded = after(reported.refunded, known.refunded);
  const chargedBack = after(reported.chargedBack, known.chargedBack);
  const isPaid =
    nextPaymentState(known.state, reported.state) === 'paid' ||
    known.state === 'refunded' ||
    reported.state === 'refunded';
  const state = !isPaid
    ? nextPaymentState(known.state, reported.state)
    : refunded + chargedBack >= known.amount
      ? 'refunded'
      : 'paid';
  return { state, refunded, chargedBack, alarm: alarmReason(known, { refunded, chargedBack }) };
}

function alarmReason(
  known: StoredPayment,
  { refunded, chargedBack }: Omit<PaymentAmounts, 'state'>,
): AlarmReason | null {
  if (chargedBack !== known.chargedBack) return 'charged-back';
  if (refunded < known.refunded) return 'refund-failed';
  if (refunded === known.refunded) return null;
  if (refunded > known.amount) return 'refunded-too-much';
  return refunded > known.requestedRefund ? 'refunded-outside' : null;
}

/** Returns the amount that was refunded or charged back without a request of the shop. */
export const unrequestedRefunds = ({
  refunded,
  chargedBack,
  requestedRefund,
}: Pick<StoredPayment, 'refunded' | 'chargedBack' | 'requestedRefund'>): Cents =>
  Math.max(0, refunded + chargedBack - requestedRefund);

/**
 * Returns the discount by vouchers and coupons, with and without VAT. They lower the VAT too, so
 * the discount without VAT is the difference to the total.
 */
export const totalDiscount = ({
  subtotal,
  shippingCost,
  total,
}: Record<'subtotal' | 'shippingCost' | 'total', Price>): Price =>
  subtractPrices(addPrices(subtotal, shippingCost), total);

export type InvoiceState = 'paid' | 'open' | 'overdue';

/**
 * Returns the state of an invoice at a moment. It is overdue from the day after its due date, in
 * local time of Amsterdam.
 */
export function invoiceState(
  invoice: { dueDate: IsoDate; paidAt: IsoDateTime | null },
  now: Date,
): InvoiceState {
  if (invoice.paidAt !== null) return 'paid';
  return localTime(now).day > invoice.dueDate ? 'overdue' : 'open';
}
