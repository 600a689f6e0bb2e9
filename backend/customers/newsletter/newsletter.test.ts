import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenCarts, openCarts } from '../../../tests/support/open-carts.ts';
import { applyConsentChange, newsletterCalls } from './newsletter.ts';

interface Sent {
  template: 'confirm' | 'welcome';
  to: string;
  key: string;
}

const sent: Sent[] = [];
let shop: OpenCarts;
beforeAll(async () => {
  const note =
    (template: Sent['template']) => (_: unknown, mail: { email: string; key: string }) => {
      sent.push({ template, to: mail.email, key: mail.key });
      return Promise.resolve();
    };
  shop = await openCarts(({ db }) =>
    newsletterCalls(db, { sendConfirmation: note('confirm'), sendWelcome: note('welcome') }),
  );
}, 60_000);
afterAll(() => shop.close());

const visitor = { visitor: 'somebody' };
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const subscribe = (email: string) =>
  shop.ask(visitor, 'POST', '/api/auth/subscribe', { email }).then(({ json }) => json);
const step = (name: 'subscribe' | 'unsubscribe', key: string) =>
  shop.ask(visitor, 'POST', `/api/subscription/${key}/${name}`).then(({ json }) => json);
const check = (key: string) =>
  shop.ask(visitor, 'GET', `/api/subscription/${key}/check`).then(({ json }) => json.Data);
const mailsTo = (email: string) => sent.filter(({ to }) => to === email);

it('sends nothing to an address until its owner confirms', async () => {
  const email = 'piet@bouw.example';
  expect(await subscribe(` ${email} `)).toMatchObject({ Success: true });
  const [mail] = mailsTo(email);
  expect(mail?.template).toBe('confirm');
  expect(await check(mail!.key)).toEqual({ State: 'pending', Email: 'p•••@bouw.example' });
  expect((await step('subscribe', mail!.key)).Data).toMatchObject({ State: 'subscribed' });
  await step('subscribe', mail!.key);
  expect(mailsTo(email).map(({ template }) => template)).toEqual(['confirm', 'welcome']);
  expect((await step('unsubscribe', mail!.key)).Data).toMatchObject({ State: 'unsubscribed' });
  expect(await check(mail!.key)).toMatchObject({ State: 'unsubscribed' });
});

it('mails an address once in ten minutes, and answers the same each time', async () => {
  const email = 'vaak@bouw.example';
  const answers = [await subscribe(email), await subscribe(email.toUpperCase())];
  expect(answers[1]).toEqual(answers[0]);
  expect(mailsTo(email)).toHaveLength(1);
  later(11);
  expect(await subscribe(email)).toEqual(answers[0]);
  const mails = mailsTo(email);
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ key }) => key)).size).toBe(1);
});

it('tells nobody that an address gets the newsletter already, except by mail', async () => {
  const email = 'bekend@bouw.example';
  const first = await subscribe(email);
  await step('subscribe', mailsTo(email)[0]!.key);
  later(11);
  expect(await subscribe(email)).toEqual(first);
  expect(mailsTo(email).at(-1)?.template).toBe('welcome');
});

it('does not start a subscription that ended without its owner', async () => {
  const email = 'weg@bouw.example';
  await subscribe(email);
  const { key } = mailsTo(email)[0]!;
  await step('subscribe', key);
  await step('unsubscribe', key);
  later(11);
  await subscribe(email);
  expect(await check(key)).toMatchObject({ State: 'unsubscribed' });
  expect(mailsTo(email).at(-1)).toMatchObject({ template: 'confirm', key });
});

it('agrees with the preference in the account of the same address', async () => {
  const piet = await shop.signUp();
  const newsletter = async () =>
    (
      await shop.db
        .selectFrom('customers')
        .select('newsletter')
        .where('id', '=', piet.customerId)
        .executeTakeFirstOrThrow()
    ).newsletter;
  await subscribe(piet.email);
  const { key } = mailsTo(piet.email)[0]!;
  await step('subscribe', key);
  expect(await newsletter()).toBe(true);
  await step('unsubscribe', key);
  expect(await newsletter()).toBe(false);
  const save = (isWanted: boolean) =>
    shop.db
      .transaction()
      .execute((trx) => applyConsentChange(trx, piet.accountId, { isWanted }, shop.clock.now));
  await save(true);
  expect(await check(key)).toMatchObject({ State: 'subscribed' });
  await save(false);
  expect(await check(key)).toMatchObject({ State: 'unsubscribed' });
  await shop.db
    .transaction()
    .execute((trx) => applyConsentChange(trx, piet.accountId, 'leaves-address', shop.clock.now));
  expect(await check(key)).toBeNull();
});

it('forgets after a month what nobody confirmed', async () => {
  await subscribe('oud@bouw.example');
  later(31 * 24 * 60);
  await subscribe('nieuw@bouw.example');
  expect(await check(mailsTo('oud@bouw.example')[0]!.key)).toBeNull();
});
