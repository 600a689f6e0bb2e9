/** The provider's own cookie signs in without a password only as long as the account allows it. */
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseEnv } from '../../../src/env.ts';
import { fillDataDir } from '../../../demo/testing/filled-database.ts';
import { type Backend, startBackend } from '../../program/server.ts';
import { createAccountToken } from './account-tokens.ts';
import { accountByEmail } from './accounts.ts';
import { makeAccount } from './testing/make-account.ts';
import { ShopVisitor } from './testing/shop-visitor.ts';
import { testFolder } from '../../../tests/support/for-all-tests.ts';

const dataDir = testFolder();
let backend: Backend;
let thief: ShopVisitor;
let token: string;
let email: string;
let accounts = 0;

beforeAll(async () => {
  await fillDataDir(dataDir);
  const env = parseEnv({ DATA_DIR: dataDir, PORT: '0' });
  backend = await startBackend({ env, log: pino({ level: 'silent' }) });
}, 60_000);
afterAll(() => backend.close());
beforeEach(async () => {
  email = `klant-${++accounts}@bouw.example`;
  await makeAccount(backend.db, email, 'Geheim1');
  thief = new ShopVisitor(backend.url);
  token = await thief.signIn(email, 'Geheim1');
});

/** Signs in with the provider's cookie alone; null where the form asks for a password. */
async function signInSilently(visitor: ShopVisitor): Promise<unknown> {
  const start = `${backend.url}/api/auth/bm`;
  const end = await visitor.browser.follow(start, '/login/redirect');
  if (!('searchParams' in end)) return null;
  return (await visitor.auth('login', Object.fromEntries(end.searchParams))).Data['Token'];
}

async function resetPassword(address: string): Promise<void> {
  const account = await accountByEmail(backend.db, address);
  const link = await createAccountToken(backend.db, account!.id, 'reset-password', new Date());
  const owner = new ShopVisitor(backend.url);
  const answer = await owner.auth('resetPassword', { token: link, password: 'Anders22' });
  expect(answer.Data['Success']).toBe(true);
}

const changeAddress = (to: string, password = 'Geheim1') =>
  thief.call('PUT', '/api/aspos/customer', token, { email: to, password });

it('signs in again without a password while nothing changed', async () => {
  expect(await signInSilently(thief)).toEqual(expect.any(String));
});

it('ends with a reset of the password', async () => {
  await resetPassword(email);
  expect(await signInSilently(thief)).toBeNull();
});

it('does not let a code of before a reset be used after it', async () => {
  const end = await thief.browser.follow(`${backend.url}/api/auth/bm`, '/login/redirect');
  if (!('searchParams' in end)) throw new Error(`Refused with ${end.status}.`);
  await resetPassword(email);
  const { Data } = await thief.auth('login', Object.fromEntries(end.searchParams));
  expect(Data['Token']).toBeNull();
});

it('ends with a changed address, and the address must be confirmed first', async () => {
  const victim = `slachtoffer-${accounts}@elders.example`;
  expect((await changeAddress(victim)).Success).toBe(true);
  expect(await signInSilently(thief)).toBeNull();
  await resetPassword(victim);
  expect(await signInSilently(thief)).toBeNull();
  expect((await thief.call('GET', '/api/aspos/customer', token)).status).toBe(401);
});

it('asks for the password while the address is not confirmed', async () => {
  await backend.db
    .updateTable('accounts')
    .set({ confirmed_at: null })
    .where('email_key', '=', email)
    .execute();
  expect(await signInSilently(thief)).toBeNull();
});
