import type { Kysely, Transaction } from 'kysely';
import type { BrowserSubscription } from '../../../src/domain/account/customer.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import * as calls from '../../../src/api/push/calls.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { notFound, forbidden } from '../../platform/http/answers.ts';
import type { CallContext } from '../../platform/http/context.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { PushOptions } from './push-job.ts';

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * True for an address at one of the push services (host names; a prefix `*.` allows subdomains).
 * The server posts to these addresses, which browsers supply, so all others are refused (SSRF).
 * Only a service on this machine may use http and other ports.
 */
export function isAtPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  const isLoopback = LOOPBACK_HOST.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback)) return false;
  if (port !== '' && !isLoopback) return false;
  return services.some((service) =>
    service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service,
  );
}

/** Maximum number of browsers per customer or order; a new one replaces the oldest. */
const MAX_BROWSERS = 10;

/** Whose orders a browser is notified about: all orders of a contact, or one order. */
export type PushOwner = { contact_id: number; customer_id: number } | { order_id: number };

/** Subscribes a browser; updates the keys if it is subscribed already. */
export async function saveSubscription(
  trx: Transaction<Database>,
  { endpoint, p256dh, auth }: BrowserSubscription,
  owner: PushOwner,
  now: Date,
): Promise<void> {
  const [column, id] =
    'order_id' in owner
      ? (['order_id', owner.order_id] as const)
      : (['contact_id', owner.contact_id] as const);
  const ownSubscriptions = await trx
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint'])
    .where(column, '=', id)
    .orderBy('id', 'desc')
    .execute();
  const otherSubscriptions = ownSubscriptions.filter((row) => row.endpoint !== endpoint);
  const keptSubscriptions = new Set(otherSubscriptions.slice(0, MAX_BROWSERS - 1));
  const removedIds = ownSubscriptions
    .filter((row) => !keptSubscriptions.has(row))
    .map((row) => row.id);
  if (removedIds.length > 0)
    await trx.deleteFrom('push_subscriptions').where('id', 'in', removedIds).execute();
  const noOwner = { customer_id: null, contact_id: null, order_id: null };
  await trx
    .insertInto('push_subscriptions')
    .values({ ...noOwner, ...owner, endpoint, p256dh, auth, created_at: now })
    .execute();
}

/** Ends all subscriptions of a browser. */
export async function endSubscription(db: Kysely<Database>, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}

/** Subscriptions that notify a contact about orders: its own, and those of single orders of it. */
export const subscriptionsOfContact = (db: Kysely<Database>, contactId: number) =>
  db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'created_at'])
    .where((where) =>
      where.or([
        where('contact_id', '=', contactId),
        where(
          'order_id',
          'in',
          where.selectFrom('orders').select('orders.id').where('orders.contact_id', '=', contactId),
        ),
      ]),
    )
    .orderBy('id');

/** Ends all subscriptions of a contact: on request, or because the account is deleted. */
export async function endSubscriptionsOfContact(
  db: Kysely<Database>,
  contactId: number,
): Promise<void> {
  const rows = await subscriptionsOfContact(db, contactId).execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom('push_subscriptions').where('id', 'in', ids).execute();
}

const PUSH_TEXTS: Record<'unknown' | 'service', Record<Locale, string>> = {
  unknown: { nl: 'Deze bestelling kennen we niet.', en: 'We do not know this order.' },
  service: {
    nl: 'Meldingen naar deze browser kunnen we niet versturen.',
    en: 'We cannot send notifications to this browser.',
  },
};

/** Calls for order notifications: subscribing on the order page, ending in the account. */
export function pushCalls({ db, keys, services }: PushOptions): HandledCall[] {
  return [
    handle(calls.pushSettings, () => ({
      PublicKey: services.length > 0 ? keys.publicKey : null,
    })),
    handle(calls.subscribePush, async ({ body: { orderKey, ...browser } }, context) => {
      const { locale, now } = context;
      if (!isAtPushService(browser.endpoint, services))
        return forbidden(PUSH_TEXTS.service[locale]);
      const order = await db
        .selectFrom('orders')
        .select(['id', 'contact_id', 'customer_id'])
        .where('success_key', '=', orderKey)
        .executeTakeFirst();
      if (!order) return notFound(PUSH_TEXTS.unknown[locale]);
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
      await endSubscriptionsOfContact(db, customer.contactId);
      return null;
    }),
  ];
}

/**
 * The contact who placed the order is notified of later ones too; anyone else with its key only of
 * this one.
 */
function ownerOf(
  order: { id: number; contact_id: number | null; customer_id: number | null },
  { customer }: Pick<CallContext, 'customer'>,
): PushOwner {
  const isOwn = customer !== null && customer.contactId === order.contact_id;
  return isOwn
    ? { contact_id: customer.contactId, customer_id: customer.customerId }
    : { order_id: order.id };
}
