import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { type OrderNews, PUSH_KIND } from './push-job.ts';

/**
 * Enqueues a notification about an order to each subscribed browser, in the transaction that
 * changes the order. Each browser gets it once.
 */
export async function enqueuePush(
  jobs: JobQueue,
  trx: Transaction<Database>,
  orderId: number,
  news: OrderNews,
): Promise<void> {
  const browsers = await trx
    .selectFrom('push_subscriptions as push')
    .innerJoin('orders', (join) =>
      join.on((on) =>
        on.or([
          on('push.order_id', '=', on.ref('orders.id')),
          on('push.contact_id', '=', on.ref('orders.contact_id')),
        ]),
      ),
    )
    .select(['push.id', 'push.endpoint'])
    .where('orders.id', '=', orderId)
    .orderBy('push.id')
    .execute();
  // A browser may be subscribed both as a guest and as the customer.
  const byEndpoint = new Map(browsers.map(({ endpoint, id }) => [endpoint, id]));
  for (const subscriptionId of byEndpoint.values()) {
    const payload = { subscriptionId, orderId, news };
    const key = `${news}-${orderId}-${subscriptionId}`;
    await jobs.enqueue(trx, { kind: PUSH_KIND, payload, key });
  }
}
