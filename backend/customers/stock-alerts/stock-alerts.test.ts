import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenCarts, openCarts } from '../../../tests/support/open-carts.ts';
import { JobQueue } from '../../platform/jobs/job-queue.ts';
import { MAIL_KIND, Mailer } from '../../platform/mail/outgoing-mail.ts';
import { stockAlertMails } from '../../program/mails.ts';
import {
  stockAlertCalls,
  addStockAlert,
  alertsOfCustomer,
  alertsOfKey,
  endAlertsOfCustomer,
  notifyBackInStock,
} from './stock-alerts.ts';
import { unsubscribePage } from '../newsletter/newsletter.ts';

let shop: OpenCarts;
let soldOut: number;
beforeAll(async () => {
  shop = await openCarts((opened) =>
    stockAlertCalls(opened, (...alert) => mails().sendConfirmation(...alert)),
  );
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  soldOut = await shop.product({ defaultStock: 0, totalStock: 0, stores: {} });
});

const visitor = { visitor: 'somebody' };
const ask = (productId: number, email: string, asker: object = visitor) =>
  shop.ask(asker as typeof visitor, 'POST', '/api/aspos/products/stock-alert', {
    ProductId: productId,
    Email: email,
  });
const restock = (id: number) => shop.change(id, { defaultStock: 9, totalStock: 9 });

const mails = () => {
  const mailer = new Mailer(new JobQueue(shop.db, () => shop.clock.now));
  return stockAlertMails(mailer, { SITE_VARIANT: 'bm' }, () => 'https://shop.example');
};

/** Looks at the stock as the timer does; returns how many were mailed. */
const look = () => {
  return notifyBackInStock(shop.shop, mails().sendBackInStock, shop.clock.now);
};

async function mailsTo(email: string) {
  const jobs = await shop.db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', MAIL_KIND.name)
    .orderBy('id')
    .execute();
  return jobs
    .map(({ payload }) => MAIL_KIND.payload.parse(payload))
    .filter(({ to }) => to === email);
}
const waiting = async (email: string) =>
  (await shop.db.selectFrom('stock_alerts').select('email').execute()).filter(
    (row) => row.email === email,
  ).length;

it('mails once when the product is back, and forgets the address', async () => {
  const email = 'jan@bouw.example';
  expect((await ask(soldOut, email)).status).toBe(200);
  await ask(soldOut, email.toUpperCase());
  expect(await look()).toBe(0);
  await restock(soldOut);
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  const [asked, mail, ...others] = await mailsTo(email);
  expect(asked).toMatchObject({ template: 'stock-alert-asked', values: { expected: null } });
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'back-in-stock', locale: 'nl' });
  expect(JSON.stringify(mail)).toContain(`https://shop.example/product/`);
  expect(await waiting(email)).toBe(0);
});

it('sends one mail to who asks for what came back meanwhile', async () => {
  const email = 'net@bouw.example';
  await restock(soldOut);
  await ask(soldOut, email);
  expect(await look()).toBe(1);
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['back-in-stock']);
});

it('lets nobody wait who cannot be told how to end it, and leaves mails of the account alone', async () => {
  const email = 'druk@bouw.example';
  const products = await Promise.all(
    Array.from({ length: 11 }, () => shop.product({ defaultStock: 0, totalStock: 0, stores: {} })),
  );
  const statuses = [];
  for (const id of products) statuses.push((await ask(id, email)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect(await waiting(email)).toBe(10);
  const mailer = new Mailer(new JobQueue(shop.db, () => shop.clock.now));
  const at = shop.clock.now.toISOString();
  const values = { name: 'Jan', at, link: 'https://shop.example/wachtwoord-vergeten' };
  const warning = { template: 'password-changed', to: email, locale: 'nl', values } as const;
  expect(await mailer.send(shop.db, warning)).not.toBeNull();
});

it('ends alerts from before there were keys by the key of a later one', async () => {
  const email = 'eerder@bouw.example';
  const later = await shop.product({ defaultStock: 0, totalStock: 0, stores: {} });
  await ask(soldOut, email);
  await shop.db.updateTable('stock_alerts').set({ key: null }).where('email', '=', email).execute();
  await ask(later, email);
  const { unsubscribeUrl } = (await mailsTo(email)).at(-1)!.values as { unsubscribeUrl: string };
  await byKey('POST', `${/[\w-]{22}/.exec(unsubscribeUrl)![0]}/end`);
  expect(await waiting(email)).toBe(0);
});

it('mails nobody about a product that is not sold any more', async () => {
  await ask(soldOut, 'weg@bouw.example');
  await restock(soldOut);
  await shop.change(soldOut, { visibility: 'ViewableButNotOrderable' });
  expect(await look()).toBe(0);
  expect(await waiting('weg@bouw.example')).toBe(1);
  await shop.change(soldOut, { visibility: 'Orderable' });
  expect(await look()).toBe(1);
});

it('knows twenty products of an address at most, the newest', async () => {
  const email = 'veel@bouw.example';
  await shop.db.transaction().execute(async (trx) => {
    for (let productId = 1; productId <= 22; productId++) {
      const at = new Date(shop.clock.now.getTime() + productId);
      await addStockAlert(trx, { productId, email, locale: 'nl', contactId: null }, at);
    }
  });
  const rows = await shop.db
    .selectFrom('stock_alerts')
    .select('product_id')
    .where('email', '=', email)
    .orderBy('product_id')
    .execute();
  expect(rows.map(({ product_id: id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => i + 3));
});

it('refuses a product that has no page, and what is no address', async () => {
  expect((await ask(999_999_999, 'jan@bouw.example')).json.Success).toBe(false);
  expect((await ask(soldOut, 'jan')).status).toBe(400);
});

it('shows a customer the own alerts, and ends them with the account', async () => {
  const piet = await shop.signUp();
  const other = await shop.signUp();
  await ask(soldOut, 'werk@bouw.example', { token: piet.token });
  await ask(soldOut, 'ander@bouw.example', { token: other.token });
  const customer = (await shop.tokens.verify(piet.token))!;
  expect(await alertsOfCustomer(shop.db, customer)).toMatchObject([
    { product_id: soldOut, email: 'werk@bouw.example' },
  ]);
  await endAlertsOfCustomer(shop.db, customer);
  expect(await waiting('werk@bouw.example')).toBe(0);
  expect(await waiting('ander@bouw.example')).toBe(1);
});

const byKey = (method: 'GET' | 'POST', path: string) =>
  shop.ask(visitor, method, `/api/bouwmaat/stock-alerts/${path}`);

it('lets whoever has a mail see the products, and end one or all, once or again', async () => {
  const email = 'gast@bouw.example';
  const second = await shop.product({ defaultStock: 0, totalStock: 0, stores: {} });
  const third = await shop.product({ defaultStock: 0, totalStock: 0, stores: {} });
  for (const id of [soldOut, second, third]) await ask(id, email);
  await ask(soldOut, 'buur@bouw.example');
  const addresses = (await mailsTo(email)).map(
    ({ values }) => new URL((values as { unsubscribeUrl: string }).unsubscribeUrl),
  );
  // One key for the address; the mail of a product ends that one.
  const [end, ...others] = addresses.map(({ pathname, search }) => pathname + search);
  expect(new Set(addresses.map(({ pathname }) => pathname)).size).toBe(1);
  expect(others).toHaveLength(2);
  const key = /[\w-]{22}/.exec(end!)![0];
  const seen = async () => (await byKey('GET', key)).json.Data;
  expect(await seen()).toMatchObject({
    Email: 'g•••@bouw.example',
    Products: [{ Id: soldOut }, { Id: second }, { Id: third }],
  });
  for (let times = 0; times < 2; times++)
    expect((await shop.ask(visitor, 'POST', end!)).json.Success).toBe(true);
  expect(await seen()).toMatchObject({ Products: [{ Id: second }, { Id: third }] });
  for (let times = 0; times < 2; times++)
    expect((await byKey('POST', `${key}/end`)).json.Success).toBe(true);
  expect((await byKey('GET', key)).json).toMatchObject({ Success: false, Data: null });
  expect(await waiting(email)).toBe(0);
  expect(await waiting('buur@bouw.example')).toBe(1);
});

it('names the day on which the product is expected, unless it is past', async () => {
  const expectedOf = async (expected: string, email: string) => {
    const id = await shop.product({ defaultStock: 0, totalStock: 0, stores: {} });
    await shop.db
      .updateTable('products')
      .set({ details: sql`details || ${JSON.stringify({ expected })}::jsonb` })
      .where('id', '=', id)
      .execute();
    await ask(id, email);
    return (await mailsTo(email))[0]?.values;
  };
  expect(await expectedOf('2099-12-12', 'dag@bouw.example')).toMatchObject({
    expected: '2099-12-12',
  });
  expect(await expectedOf('2020-12-12', 'oud@bouw.example')).toMatchObject({ expected: null });
});

it('leads a mail program without one-click unsubscribing to a page, and ends nothing', async () => {
  const limit = (_: unknown, next: () => Promise<void>) => next();
  const page = unsubscribePage('/:id/end', limit, (key) => Promise.resolve(`/page#token=${key}`));
  const answer = await page.request('/abc/end?productId=1');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/page#token=abc');
  expect(await alertsOfKey(shop.db, '\0')).toEqual([]);
});
