import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenOrders, openOrders } from '../../../tests/support/open-orders.ts';
import { type PushService, startPushService } from '../../../tests/support/push-service.ts';
import type { BrowserSubscription } from '../../../src/domain/account/customer.ts';
import { advanceOrder } from '../../checkout/order-commands.ts';
import { deleteCustomer } from '../profile/customer-calls.ts';
import { exportCustomer } from '../profile/customer-record.ts';
import { pushHandler, PUSH_KIND, vapidKeys } from './push-job.ts';
import { endSubscriptionsOfContact, type PushOwner, saveSubscription } from './push-calls.ts';

const keys = vapidKeys(randomBytes(32).toString('base64url'), 'mailto:service@shop.example');
let orders: OpenOrders;
let service: PushService;

beforeAll(async () => {
  [orders, service] = await Promise.all([openOrders(), startPushService()]);
}, 60_000);
afterAll(() => Promise.all([orders.close(), service.close()]));
beforeEach(() => {
  service.received.length = 0;
  service.answerWith(201);
});

const save = (browser: BrowserSubscription, owner: PushOwner) =>
  orders.db.transaction().execute((trx) => saveSubscription(trx, browser, owner, orders.clock.now));

/** A customer whose order was placed, to be collected or delivered. */
async function ordered(method: 'store' | 'ideal') {
  const piet = await orders.signUp();
  const storeId = method === 'store' ? orders.stores[0]!.id : undefined;
  await orders.add(piet, await orders.product({ stores: { [orders.stores[0]!.id]: 9 } }), 1);
  await orders.choose(piet, method, storeId);
  const { json } = await orders.confirm(piet);
  const id = json.Data.OrderId!;
  if (method === 'ideal') await orders.call(await orders.atBank(id, 'paid'));
  await orders.runJobs();
  const step = (name: 'ready' | 'ship') =>
    advanceOrder({ ...orders.services, db: orders.db }, json.Data.OrderNumber!, name);
  const owner = { contact_id: piet.contactId, customer_id: piet.customerId };
  return { piet, id, number: json.Data.OrderNumber!, step, owner };
}

/** Runs the notifications that are due, each attempt as a worker does; answers what failed. */
async function send(services = ['localhost']): Promise<string[]> {
  const handler = pushHandler({ db: orders.db, keys, services, slug: 'bouwmaat' });
  const failures: string[] = [];
  for (;;) {
    const job = await orders.services.jobs.claim([PUSH_KIND.name]);
    if (!job) return failures;
    const context = { ...job, signal: new AbortController().signal };
    try {
      await orders.services.jobs.markDone(job, (await handler.run(job.payload, context)) ?? null);
    } catch (error) {
      failures.push((error as Error).message);
      await orders.services.jobs.recordFailure(job, failures.at(-1)!, PUSH_KIND.backOffMs);
    }
  }
}

const subscriptions = async (contactId: number) =>
  (
    await orders.db
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('contact_id', '=', contactId)
      .execute()
  ).map(({ endpoint }) => endpoint);

it('tells a browser once that an order is ready, encrypted for it alone', async () => {
  const { id, number, step, owner } = await ordered('store');
  const browser = service.subscribe();
  await save(browser, owner);
  await save(browser, owner);
  await step('ready');
  await expect(step('ready')).rejects.toThrow('does not come next');
  expect(await send()).toEqual([]);
  expect(await send()).toEqual([]);
  const { success_key: key } = await orders.order(id);
  expect(service.received).toMatchObject([
    {
      endpoint: browser.endpoint,
      headers: { 'content-encoding': 'aes128gcm', urgency: 'high', topic: `order-${number}` },
      message: {
        title: 'Je bestelling ligt klaar',
        body: expect.stringContaining(`Bestelling ${number} ligt voor je klaar in `),
        path: `/checkout-bedankt?order=${key}`,
        tag: `order-${number}`,
        locale: 'nl',
      },
    },
  ]);
});

it('tells every browser that a delivery is on its way, and nothing before', async () => {
  const { id, step, owner } = await ordered('ideal');
  const guest = service.subscribe();
  const both = service.subscribe();
  await save(both, owner);
  await save(guest, { order_id: id });
  await save(both, { order_id: id });
  await step('ready');
  await send();
  expect(service.received).toEqual([]);
  await step('ship');
  await send();
  expect(service.received.map(({ endpoint }) => endpoint).sort()).toEqual(
    [guest.endpoint, both.endpoint].sort(),
  );
  expect(service.received[0]!.message.title).toBe('Je bestelling is onderweg');
});

it.each([404, 410])(
  'removes a subscription that the push service answers %i to',
  async (status) => {
    const { piet, step, owner } = await ordered('store');
    await save(service.subscribe(), owner);
    service.answerWith(status);
    await step('ready');
    expect(await send()).toEqual([]);
    expect(await subscriptions(piet.contactId)).toEqual([]);
  },
);

it('tries again while the push service does not work, and not where it refuses', async () => {
  const { piet, step, owner } = await ordered('store');
  await save(service.subscribe(), owner);
  service.answerWith(503);
  await step('ready');
  expect(await send()).toEqual(['The push service answered 503']);
  service.answerWith(201);
  orders.clock.now = new Date(orders.clock.now.getTime() + 60_000);
  expect(await send()).toEqual([]);
  expect(service.received).toHaveLength(1);
  expect(await subscriptions(piet.contactId)).toHaveLength(1);
});

it('follows no redirect, and posts to no host that is not named', async () => {
  const { step, owner } = await ordered('store');
  await save(service.subscribe(), owner);
  service.answerWith(302);
  await step('ready');
  expect(await send()).toEqual(['The push service answered 302']);
  const other = await ordered('store');
  await save(service.subscribe(), other.owner);
  service.answerWith(201);
  await other.step('ready');
  expect(await send(['push.example'])).toEqual([]);
  expect(service.received).toEqual([]);
});

it('says nothing to who unsubscribed since', async () => {
  const { piet, step, owner } = await ordered('store');
  await save(service.subscribe(), owner);
  await step('ready');
  await endSubscriptionsOfContact(orders.db, piet.contactId);
  expect(await send()).toEqual([]);
  expect(service.received).toEqual([]);
});

it('keeps the ten browsers of a customer that subscribed last', async () => {
  const { piet, owner } = await ordered('store');
  const browsers = Array.from({ length: 12 }, () => service.subscribe());
  for (const browser of browsers) await save(browser, owner);
  const kept = browsers.slice(2).map(({ endpoint }) => endpoint);
  expect((await subscriptions(piet.contactId)).sort()).toEqual(kept.sort());
});

it('belongs to the data of a customer: exported, and erased with the account', async () => {
  const { piet, id, owner } = await ordered('store');
  await save(service.subscribe(), owner);
  await save(service.subscribe(), { order_id: id });
  const customer = { ...piet, sessionId: '', idToken: null };
  const options = { stores: [], locale: 'nl', parts: [] } as const;
  const { Notifications } = await exportCustomer(orders.db, customer, options, orders.clock.now);
  expect(Notifications).toHaveLength(2);
  expect(Notifications[0]!.PushService).toMatch(/^localhost:/);
  expect(JSON.stringify(Notifications)).not.toContain('/push/');
  const mails = { sendAccountDeleted: () => Promise.resolve() } as never;
  await orders.db
    .transaction()
    .execute((trx) => deleteCustomer(trx, mails, customer, orders.clock.now));
  const left = await orders.db
    .selectFrom('push_subscriptions')
    .select('id')
    .where((where) =>
      where.or([where('contact_id', '=', piet.contactId), where('order_id', '=', id)]),
    )
    .execute();
  expect(left).toEqual([]);
});
