import type { Kysely } from 'kysely';
import type { MoneyAlarm } from '../../src/domain/orders/billing.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { ProviderUnreadableError } from '../payment/payment-provider.ts';
import type { CheckoutServices } from './services.ts';

/** Why an operator must look at a payment. */
export type PaymentAlarm =
  'paid-after-end' | 'amount-differs' | 'open-too-long' | 'unreadable' | MoneyAlarm;

/** The money of the order is gone, or its amount is wrong: its goods stay until somebody looked. */
export const STOPS_SHIPPING: readonly PaymentAlarm[] = [
  'charged-back',
  'refunded-outside',
  'refunded-too-much',
];

/** Marks a payment for the operator. */
export async function setAlarm(
  db: Kysely<Database>,
  paymentId: number,
  alarm: PaymentAlarm,
): Promise<void> {
  await db.updateTable('payments').set({ alarm }).where('id', '=', paymentId).execute();
}

/** What the provider answers about a payment; one whose answer cannot be read gets an alarm. */
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
