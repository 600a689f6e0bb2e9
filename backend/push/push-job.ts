import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { handle } from '../jobs/handle.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { PUSH_KIND } from './push-kind.ts';
import { pushMessage } from './push-message.ts';
import { isAtPushService } from './push-services.ts';
import { sendPush } from './send-push.ts';
import { endSubscription } from './subscriptions.ts';
import type { VapidKeys } from './vapid.ts';

export interface PushOptions {
  db: Kysely<Database>;
  keys: VapidKeys;
  /** Host names of the push services; none: notifications are off. */
  services: readonly string[];
  /** The brand's, for the addresses of pages. */
  slug: string;
}

/** Notifications at a time, per process. */
const PARALLEL = 4;

/** Sends the notification of a job; a subscription that has ended is removed. */
export function pushHandler({ db, keys, services, slug }: PushOptions): JobHandler {
  return handle(
    PUSH_KIND,
    async ({ subscriptionId, orderId, news }, { signal }) => {
      const found = await db
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('id', '=', subscriptionId)
        .executeTakeFirst();
      const order = await db
        .selectFrom('orders')
        .leftJoin('stores', 'stores.id', 'orders.store_id')
        .select(['order_number', 'orders.locale', 'success_key', 'stores.name as store'])
        .where('orders.id', '=', orderId)
        .executeTakeFirst();
      // Unsubscribed since, or the setting no longer names its service.
      if (!found || !order || !isAtPushService(found.endpoint, services)) return { state: 'gone' };
      const message = pushMessage(news, order, order.store ?? '', slug);
      if (await sendPush(found, message, keys, signal)) return { state: 'sent' };
      await endSubscription(db, found.endpoint);
      return { state: 'ended' };
    },
    PARALLEL,
  );
}
