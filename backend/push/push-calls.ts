import * as calls from '../../src/api/push/calls.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import { notFound, refused } from '../http/answers.ts';
import type { CallContext } from '../http/context.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import type { PushOptions } from './push-job.ts';
import { isAtPushService } from './push-services.ts';
import {
  endSubscription,
  endSubscriptionsOf,
  type PushOwner,
  saveSubscription,
  subscriptionsOfContact,
} from './subscriptions.ts';

const TEXTS: Record<'unknown' | 'service', Record<Locale, string>> = {
  unknown: { nl: 'Deze bestelling kennen we niet.', en: 'We do not know this order.' },
  service: {
    nl: 'Meldingen naar deze browser kunnen we niet versturen.',
    en: 'We cannot send notifications to this browser.',
  },
};

/** Notifications about orders: subscribing from the page of an order, ending in the account. */
export function pushCalls({ db, keys, services }: PushOptions): HandledCall[] {
  return [
    handle(calls.pushSettings, () => ({
      PublicKey: services.length > 0 ? keys.publicKey : null,
    })),
    handle(calls.subscribePush, async ({ body: { orderKey, ...browser } }, context) => {
      const { locale, now } = context;
      if (!isAtPushService(browser.endpoint, services)) return refused(TEXTS.service[locale]);
      const order = await db
        .selectFrom('orders')
        .select(['id', 'contact_id', 'customer_id'])
        .where('success_key', '=', orderKey)
        .executeTakeFirst();
      if (!order) return notFound(TEXTS.unknown[locale]);
      const owner = ownerOf(order, context);
      await db.transaction().execute((trx) => saveSubscription(trx, browser, owner, now));
      return null;
    }),
    handle(calls.unsubscribePush, async ({ body }) => {
      await endSubscription(db, body.endpoint);
      return null;
    }),
    handle(calls.pushDevices, async (_, { customer }) => {
      const rows = await subscriptionsOfContact(db, customer.contactId).execute();
      return { Count: new Set(rows.map(({ endpoint }) => endpoint)).size };
    }),
    handle(calls.endAllPush, async (_, { customer }) => {
      await endSubscriptionsOf(db, customer.contactId);
      return null;
    }),
  ];
}

/** Who placed the order hears of later ones too; whoever only has its key, of this one. */
function ownerOf(
  order: { id: number; contact_id: number | null; customer_id: number | null },
  { customer }: Pick<CallContext, 'customer'>,
): PushOwner {
  const isOwn = customer !== null && customer.contactId === order.contact_id;
  return isOwn
    ? { contact_id: customer.contactId, customer_id: customer.customerId }
    : { order_id: order.id };
}
