import type { Kysely } from 'kysely';
import type { MoneyAlarm } from '../../src/domain/orders/billing.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { ProviderUnreadableError } from '../payment/payment-provider.ts';
import type { CheckoutServices } from './services.ts';

/** Why an operator must check a payment. */
export type PaymentAlarm =
  'paid-after-end' | 'amount-differs' | 'open-too-long' | 'unreadable' | MoneyAlarm;

/**
 * The money of the order was taken back, or the amount is wrong: goods are held until an operator
 * has checked.
 */
export const STOPS_SHIPPING: readonly PaymentAlarm[] = [
  'charged-back',
  'refunded-outside',
  'refunded-too-much',
];

/** Sets an alarm on a payment, for the operator. */
export async function setAlarm(
  db: Kysely<Database>,
  paymentId: number,
  alarm: PaymentAlarm,
): Promise<void> {
  await db.updateTable('payments').set({ alarm }).where('id', '=', paymentId).execute();
}

/** The provider's response about a payment; sets an alarm if it is unreadable. */
export async function alarmIfUnreadable<Answer>(
  { shop, log }: CheckoutServices,
  paymentId: number,
  asked: Promise<Answer>,
): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderUnreadableError) {
      log.error({ payment: paymentId, err: error }, 'an answer about a payment cannot be read');
      await setAlarm(shop.db, paymentId, 'unreadable');
    }
    throw error;
  }
}
