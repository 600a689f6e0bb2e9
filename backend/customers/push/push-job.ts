import { createECDH } from 'node:crypto';
import { z } from 'zod';
import webPush from 'web-push';
import type { Kysely, Transaction } from 'kysely';
import {
  type JobKind,
  PermanentFailure,
  jobHandler,
  type JobHandler,
  type JobQueue,
} from '../../platform/jobs/job-queue.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { PushMessage, BrowserSubscription } from '../../../src/domain/account/customer.ts';
import { routePath } from '../../../src/routes.ts';
import type { OrderRow } from '../../orders/order-records.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { isAtPushService, endSubscription } from './push-calls.ts';

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

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const ORDER_NEWS = ['ready', 'shipped'] as const;

/** Subject of a notification: ready for pickup, or on its way. */
type OrderNews = (typeof ORDER_NEWS)[number];

interface PushPayload {
  subscriptionId: number;
  orderId: number;
  news: OrderNews;
}

/**
 * Sends a notification about an order to one browser. After half a day it is dropped as outdated.
 */
export const PUSH_KIND: JobKind<PushPayload> = {
  name: 'order-push',
  payload: z.object({
    subscriptionId: z.int(),
    orderId: z.int(),
    news: z.enum(ORDER_NEWS),
  }),
  backOffMs: [10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR],
  timeoutMs: MINUTE,
  keptMs: 7 * 24 * HOUR,
  isPersonal: false,
  yieldsToRequests: true,
};

type NotificationTexts = Record<
  OrderNews,
  { title: string; body: (order: string, store: string) => string }
>;

const NOTIFICATION_TEXTS: Record<Locale, NotificationTexts> = {
  nl: {
    ready: {
      title: 'Je bestelling ligt klaar',
      body: (order, store) =>
        `Bestelling ${order} ligt voor je klaar${store && ` in ${store}`}. Neem je ordernummer mee.`,
    },
    shipped: {
      title: 'Je bestelling is onderweg',
      body: (order) => `Bestelling ${order} is naar je onderweg.`,
    },
  },
  en: {
    ready: {
      title: 'Your order is ready',
      body: (order, store) =>
        `Order ${order} is ready for you${store && ` in ${store}`}. Bring your order number.`,
    },
    shipped: {
      title: 'Your order is on its way',
      body: (order) => `Order ${order} is on its way to you.`,
    },
  },
};

/** Content of a notification about an order, in the order's language. `store`: the pickup store. */
export function pushMessage(
  news: OrderNews,
  order: Pick<OrderRow, 'order_number' | 'locale' | 'success_key'>,
  store: string,
  slug: string,
): PushMessage {
  const { locale, success_key: key, order_number: number } = order;
  const { title, body } = NOTIFICATION_TEXTS[locale][news];
  const path = key
    ? `${routePath('checkout-success', locale, slug)}?order=${key}`
    : routePath('account-orders', locale, slug);
  return { title, body: body(number, store), path, tag: `order-${number}`, locale };
}

/** The key pair that identifies the shop to push services (VAPID, RFC 8292), as base64url. */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** Contact address for operators of push services: `mailto:` or https. */
  subject: string;
}

/** The pair of a private key: 32 bytes as base64url. Throws if it is not a valid key. */
export function vapidKeys(privateKey: string, subject: string): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, subject, publicKey: pair.getPublicKey('base64url') };
}

/** A subject accepted by push services: the shop's mail address, or its https address. */
export function vapidSubject(
  setting: string,
  mailFrom: string | undefined,
  siteUrl: string,
): string {
  if (setting) return setting;
  if (mailFrom) return `mailto:${mailFrom}`;
  return siteUrl.startsWith('https:') ? siteUrl : 'mailto:webmaster@localhost';
}

/** How long a push service keeps a message for an offline browser. */
const MESSAGE_LIFE_S = 12 * 60 * 60;
/** The browser ended its subscription. */
const ENDED_STATUSES = [404, 410];

/**
 * Posts an encrypted message (RFC 8291) to a browser's push service. Returns false if the
 * subscription has ended. Rejects if a retry may help, with `PermanentFailure` if the service
 * refuses the message.
 */
async function sendPush(
  { endpoint, p256dh, auth }: BrowserSubscription,
  message: PushMessage,
  vapidDetails: VapidKeys,
  signal: AbortSignal,
): Promise<boolean> {
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails, TTL: MESSAGE_LIFE_S, urgency: 'high', topic: message.tag },
  );
  const headers = new Headers(request.headers as Record<string, string>);
  headers.delete('content-length');
  const { status, body } = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(request.body!),
    // A redirect could lead to a host that is not a push service.
    redirect: 'manual',
    signal,
  });
  await body?.cancel();
  if (ENDED_STATUSES.includes(status)) return false;
  if (status >= 200 && status < 300) return true;
  // The browser's push address is not logged.
  const failure = `The push service answered ${status}`;
  throw status === 429 || status >= 500 ? new Error(failure) : new PermanentFailure(failure);
}

export interface PushOptions {
  db: Kysely<Database>;
  keys: VapidKeys;
  /** Host names of the push services; empty: notifications are disabled. */
  services: readonly string[];
  /** The brand's slug, for addresses of pages. */
  slug: string;
}

/** Maximum concurrent notifications per process. */
const MAX_CONCURRENT_PUSHES = 4;

/** Sends the notification of a job; deletes a subscription that has ended. */
export function pushHandler({ db, keys, services, slug }: PushOptions): JobHandler {
  return jobHandler(
    PUSH_KIND,
    async ({ subscriptionId, orderId, news }, { signal }) => {
      const subscription = await db
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
      // The browser was unsubscribed since, or its push service was removed from the settings.
      if (!subscription || !order || !isAtPushService(subscription.endpoint, services))
        return { state: 'gone' };
      const message = pushMessage(news, order, order.store ?? '', slug);
      if (await sendPush(subscription, message, keys, signal)) return { state: 'sent' };
      await endSubscription(db, subscription.endpoint);
      return { state: 'ended' };
    },
    MAX_CONCURRENT_PUSHES,
  );
}
