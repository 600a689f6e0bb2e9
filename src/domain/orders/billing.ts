import { type OrderState, hasEnded, nextPaymentState } from './order-state.ts';
import { type Cents, type Price, addPrices, subtractPrices } from '../shared/money.ts';
import type { PaymentState } from './payment.ts';

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

/** What is known, or told, of a payment and of the money that went back. */
export interface PaymentMoney {
  state: PaymentState;
  /** Refunded, by whomever; can be more than was paid. */
  refunded: Cents;
  /** Taken back by the customer's bank. */
  chargedBack: Cents;
}

export interface KnownPayment extends PaymentMoney {
  amount: Cents;
  /** What the shop itself asked the provider to refund, in all. */
  refundAsked: Cents;
}

/** Why somebody must look at money that went back, or that should have. */
export type MoneyAlarm =
  'charged-back' | 'refund-failed' | 'refunded-outside' | 'refunded-too-much';

export interface PaymentAfterNews extends PaymentMoney {
  alarm: MoneyAlarm | null;
}

/**
 * A payment after the provider told of it. News may come late, twice and in any order: only where
 * it is the latest (`isLatest`) do amounts fall, and does a refunded payment become paid again: the
 * refund failed, or the bank gave the money back.
 */
export function paymentAfterNews(
  known: KnownPayment,
  told: PaymentMoney,
  isLatest: boolean,
): PaymentAfterNews {
  const after = (now: Cents, before: Cents) => (isLatest ? now : Math.max(now, before));
  const refunded = after(told.refunded, known.refunded);
  const chargedBack = after(told.chargedBack, known.chargedBack);
  const isPaid =
    nextPaymentState(known.state, told.state) === 'paid' ||
    known.state === 'refunded' ||
    told.state === 'refunded';
  const state = !isPaid
    ? nextPaymentState(known.state, told.state)
    : refunded + chargedBack >= known.amount
      ? 'refunded'
      : 'paid';
  return { state, refunded, chargedBack, alarm: alarmOf(known, { refunded, chargedBack }) };
}

function alarmOf(
  known: KnownPayment,
  { refunded, chargedBack }: Omit<PaymentMoney, 'state'>,
): MoneyAlarm | null {
  if (chargedBack !== known.chargedBack) return 'charged-back';
  if (refunded < known.refunded) return 'refund-failed';
  if (refunded === known.refunded) return null;
  if (refunded > known.amount) return 'refunded-too-much';
  return refunded > known.refundAsked ? 'refunded-outside' : null;
}

/** What went back without the shop having asked for it. */
export const takenBack = ({
  refunded,
  chargedBack,
  refundAsked,
}: Pick<KnownPayment, 'refunded' | 'chargedBack' | 'refundAsked'>): Cents =>
  Math.max(0, refunded + chargedBack - refundAsked);

/**
 * What vouchers and coupons take off, in both VAT forms. They lower the VAT too: excl. VAT they are
 * what is missing from the total.
 */
export const takenOff = ({
  subtotal,
  shippingCost,
  total,
}: Record<'subtotal' | 'shippingCost' | 'total', Price>): Price =>
  subtractPrices(addPrices(subtotal, shippingCost), total);
