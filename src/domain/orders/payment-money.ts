import type { Cents } from '../entities/money.ts';
import type { PaymentState } from '../entities/payment.ts';
import { nextPaymentState } from './transitions.ts';

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
