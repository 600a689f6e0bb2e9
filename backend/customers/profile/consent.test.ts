/** The newsletter follows the person, not the address. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { confirmEmail, EMBEDDED_ISSUER } from '../identity/accounts.ts';
import { AuthService } from '../identity/auth-service.ts';
import { applyConsentChange } from '../newsletter/newsletter.ts';
import { openTestCustomers, PASSWORD } from './testing/open-customers.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const CUSTOMER = '/api/aspos/customer';
let auth: AuthService;
let tokens: Record<'confirmEmail' | 'resetPassword', string>;
let next = 0;

const shop = openForAll(openTestCustomers);
beforeAll(async () => {
  const noted = (mail: 'confirmEmail' | 'resetPassword') => async (_: unknown, of: object) => {
    tokens[mail] = (of as { token: string }).token;
  };
  const mails = {
    sendConfirmation: noted('confirmEmail'),
    sendPasswordReset: noted('resetPassword'),
    sendPasswordChanged: () => Promise.resolve(),
  };
  auth = new AuthService(
    shop.db,
    mails,
    () => shop.clock.now,
    (trx, accountId, now) => applyConsentChange(trx, accountId, 'confirmed', now),
  );
}, 60_000);
beforeEach(() => {
  tokens = { confirmEmail: '', resetPassword: '' };
  next += 1;
});

type Customer = Awaited<ReturnType<typeof shop.signUp>>;

/** Addresses that get the newsletter, of those that this test made. */
const subscribed = async (...emails: string[]) =>
  (
    await shop.db
      .selectFrom('newsletter_subscriptions')
      .select('email')
      .where('email', 'in', emails)
      .where('state', '=', 'subscribed')
      .execute()
  ).map(({ email }) => email);
const optIn = ({ token }: Customer, isOptIn: boolean) =>
  shop.call('POST', '/api/bouwmaat/customer/newsletter', { token, body: { isOptIn } });
const isOptedIn = async ({ token }: Customer) =>
  (await shop.call<{ IsOptIn: boolean }>('GET', CUSTOMER, { token })).json.Data.IsOptIn;
const moveTo = ({ token }: Customer, email: string) =>
  shop.call('PUT', CUSTOMER, { token, body: { email, password: PASSWORD } });
const confirm = ({ accountId }: Customer) =>
  shop.db.transaction().execute(async (trx) => {
    await confirmEmail(trx, accountId, shop.clock.now);
    await applyConsentChange(trx, accountId, 'confirmed', shop.clock.now);
  });
const newAddress = () => `nieuw-${next}@bouw.example`;
/** Somebody who got the newsletter at an address before anybody had an account with it. */
const subscribeStranger = (email: string) =>
  shop.db
    .insertInto('newsletter_subscriptions')
    .values({
      ...{ key: randomUUID(), email, email_key: email, locale: 'nl', state: 'subscribed' },
      ...{ asked_at: shop.clock.now, confirmed_at: shop.clock.now, ended_at: null },
    })
    .execute();

it('leaves the old address when it is changed, and starts at the new one once that is confirmed', async () => {
  const piet = await shop.signUp();
  await optIn(piet, true);
  await moveTo(piet, newAddress());
  expect(await subscribed(piet.email, newAddress())).toEqual([]);
  expect(await isOptedIn(piet)).toBe(true);
  await confirm(piet);
  expect(await subscribed(piet.email, newAddress())).toEqual([newAddress()]);
});

it('ends everywhere with the choice in the account, and with the account', async () => {
  const piet = await shop.signUp();
  await optIn(piet, true);
  await moveTo(piet, newAddress());
  await optIn(piet, false);
  await confirm(piet);
  expect(await isOptedIn(piet)).toBe(false);
  expect(await subscribed(piet.email, newAddress())).toEqual([]);
  await optIn(piet, true);
  expect(await subscribed(newAddress())).toEqual([newAddress()]);
  await shop.call('DELETE', CUSTOMER, { token: piet.token, body: { password: PASSWORD } });
  expect(await subscribed(piet.email, newAddress())).toEqual([]);
});

it.each(['confirm', 'resetPassword'] as const)(
  'starts at registration, once the address is known by %s',
  async (how) => {
    const email = newAddress();
    await auth.register({
      ...{ email, password: PASSWORD, firstName: 'Piet', middleName: '', lastName: 'Bouwer' },
      ...{ companyName: '', kvkNumber: '', mobileNumber: '', newsletter: true, locale: 'nl' },
    });
    expect(await subscribed(email)).toEqual([]);
    if (how === 'confirm') await auth.confirm(tokens.confirmEmail);
    else {
      await auth.forgotPassword(email);
      await auth.resetPassword(tokens.resetPassword, 'Anders22');
    }
    expect(await subscribed(email)).toEqual([email]);
  },
);

it('of an address that is not confirmed is somebody else’s: nothing ends or starts it, and the account tells nothing of it', async () => {
  const victim = `slachtoffer-${next}@elders.example`;
  await subscribeStranger(victim);
  const thief = await shop.signUp({ email: victim, isConfirmed: false, issuer: EMBEDDED_ISSUER });
  expect(await isOptedIn(thief)).toBe(false);
  await optIn(thief, false);
  expect(await subscribed(victim)).toEqual([victim]);
  await moveTo(thief, newAddress());
  expect(await subscribed(victim)).toEqual([victim]);
  await optIn(thief, true);
  expect(await subscribed(newAddress())).toEqual([]);
  await moveTo(thief, victim);
  await shop.call('DELETE', CUSTOMER, { token: thief.token, body: { password: PASSWORD } });
  expect(await subscribed(victim)).toEqual([victim]);
});

it('of an address is known to the account once that is confirmed', async () => {
  const email = newAddress();
  await subscribeStranger(email);
  const piet = await shop.signUp({ email, isConfirmed: false });
  await confirm(piet);
  expect(await isOptedIn(piet)).toBe(true);
  expect(await subscribed(email)).toEqual([email]);
});
