import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenCarts, openCarts } from '../../../tests/support/open-carts.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import {
  newsletterCalls,
  unsubscribePage,
  requestSubscription,
  subscriptionByKey,
} from './newsletter.ts';

let shop: OpenCarts;
let db: Kysely<Database>;
let page: ReturnType<typeof unsubscribePage>;
beforeAll(async () => {
  const send = () => Promise.resolve();
  shop = await openCarts((opened) => {
    db = opened.db;
    const limit = (_: unknown, next: () => Promise<void>) => next();
    page = unsubscribePage('/:id/unsubscribe', limit, async (key) => {
      const known = await subscriptionByKey(db, key);
      return `/page-${known?.locale ?? 'nl'}#token=${encodeURIComponent(key)}`;
    });
    return newsletterCalls(db, { sendConfirmation: send, sendWelcome: send });
  });
}, 60_000);
afterAll(() => shop.close());

const visitor = { visitor: 'somebody' };

it('leads to the newsletter page in the language of the subscriber, and ends nothing', async () => {
  const { key } = await db
    .transaction()
    .execute((trx) => requestSubscription(trx, 'piet@bouw.example', 'en', shop.clock.now))
    .then((asked) => asked!);
  await shop.ask(visitor, 'POST', `/api/subscription/${key}/subscribe`);
  const answer = await page.request(`/${key}/unsubscribe`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(`/page-en#token=${key}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { json } = await shop.ask(visitor, 'GET', `/api/subscription/${key}/check`);
  expect(json.Data).toMatchObject({ State: 'subscribed' });
});

it('leads there with a key that is not known, too', async () => {
  const answer = await page.request(`/${'x'.repeat(22)}/unsubscribe`);
  expect(answer.headers.get('location')).toBe(`/page-nl#token=${'x'.repeat(22)}`);
});

it('knows no key with a NUL character', async () => {
  expect((await page.request('/%00/unsubscribe')).status).toBe(302);
});
