import { sql } from 'kysely';
import { PermanentFailure } from '../jobs/job-kind.ts';
import { ProviderRefusedError } from '../payment/payment-provider.ts';
import { paymentById } from '../payment/payments.ts';
import { paymentDescription } from './ensure-payment.ts';
import { readably } from './payment-alarm.ts';
import type { CheckoutServices } from './services.ts';

/**
 * Refunds until `refundTo` cents of a payment are refunded; running it twice refunds once. Rejects
 * with `ProviderUnavailableError`, and with `PermanentFailure` where the provider refuses.
 */
export async function refundPayment(
  services: CheckoutServices,
  paymentId: number,
  refundTo: number,
): Promise<void> {
  const { shop, provider, now } = services;
  const payment = await paymentById(shop.db, paymentId);
  if (!payment || payment.refunded_incl >= refundTo) return;
  if (payment.provider_id === null || payment.provider !== provider.name)
    throw new PermanentFailure('The provider of this payment cannot be asked.');
  const told = await readably(services, paymentId, provider.get(payment.provider_id));
  // The provider may have refunded before this process could note it.
  const missing =
    refundTo - Math.max(payment.refunded_incl, told?.refunded ?? 0) - (told?.chargedBack ?? 0);
  if (missing > 0) {
    try {
      const key = `${payment.idempotency_key}-${refundTo}`;
      await provider.refund(payment.provider_id, {
        amount: missing,
        description: await paymentDescription(services, payment.order_id),
        ...{ reference: payment.idempotency_key, idempotencyKey: key },
      });
    } catch (error) {
      if (!(error instanceof ProviderRefusedError)) throw error;
      throw new PermanentFailure(error.message);
    }
  }
  await shop.db
    .updateTable('payments')
    .set({
      refunded_incl: sql<number>`greatest(refunded_incl, ${refundTo - (told?.chargedBack ?? 0)}::int)`,
      state: sql`case when ${refundTo}::int >= amount_incl then 'refunded' else state end`,
      updated_at: now(),
    })
    .where('id', '=', paymentId)
    .execute();
}
