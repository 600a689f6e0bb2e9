import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { PaymentRow } from '../payment/payments.ts';
import { REFUND_KIND } from './follow-up-kind.ts';

/** Has a payment refunded in full by a job; whatever else goes back, the shop did not ask for. */
export async function askRefund(
  trx: Transaction<Database>,
  jobs: JobQueue,
  { id: paymentId, amount_incl: refundTo }: Pick<PaymentRow, 'id' | 'amount_incl'>,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ refund_asked_incl: sql<number>`amount_incl` })
    .where('id', '=', paymentId)
    .execute();
  const key = `${paymentId}-${refundTo}`;
  await jobs.enqueue(trx, { kind: REFUND_KIND, payload: { paymentId, refundTo }, key });
}
