/** Signing in by a mailed code: what it costs an attacker, and what it gives its owner. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fillDataDir } from '../../demo/testing/filled-database.ts';
import { parseEnv } from '../../src/env.ts';
import { accountByEmail } from '../customers/identity/accounts.ts';
import {
  type CodeMail,
  MAX_CODE_TRIES,
  signInCodes,
} from '../customers/identity/account-tokens.ts';
import { makeAccount } from '../customers/identity/testing/make-account.ts';
import { ShopVisitor } from '../customers/identity/testing/shop-visitor.ts';
import { type Backend, startBackend } from './server.ts';
import { testFolder } from '../../tests/support/for-all-tests.ts';

const dataDir = testFolder();
/** How soon a mail arrives, at most. */
const SOON = { timeout: 10_000, interval: 50 };
let backend: Backend;
let email: string;
let people = 0;

beforeAll(async () => {
  await fillDataDir(dataDir);
  const env = parseEnv({ DATA_DIR: dataDir, PORT: '0' });
  backend = await startBackend({ env, log: pino({ level: 'silent' }) });
}, 60_000);
afterAll(() => backend.close());
beforeEach(() => {
  email = `koper-${++people}@bouw.example`;
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (visitor: ShopVisitor, form: string, fields: Record<string, string>) =>
  visitor.browser.fetch(form, {
    ...{ method: 'POST', headers: FORM, body: new URLSearchParams(fields).toString() },
  });

/** The code in the mail that leads to the form of a sign-in attempt. */
async function mailedCode(form: string): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  const { pathname } = new URL(form);
  return vi.waitFor(() => {
    const files = existsSync(folder)
      ? readdirSync(folder).filter((one) => one.endsWith('.eml'))
      : [];
    const mails = files.map((name) =>
      readFileSync(path.join(folder, name), 'utf8').replace(/=\r?\n/g, ''),
    );
    const mail = mails.find((text) => text.includes(pathname)) ?? '';
    const code = /[?&]code=(?:3D)?(\d{6})/.exec(mail)?.[1];
    return code ?? expect.fail(`No mail for ${pathname} arrived.`);
  }, SOON);
}

/** Asks for a code on the sign-in form; the address of the form. */
async function askCode(visitor: ShopVisitor, to = email): Promise<string> {
  const form = await visitor.openForm();
  const answer = await post(visitor, form, { email: to, password: '', send: 'yes' });
  expect(answer.status).toBe(303);
  expect(await (await visitor.browser.fetch(form)).text()).toContain(to);
  return form;
}

/** Redeems a code; the shop's token, or the status of the refusal. */
async function redeem(visitor: ShopVisitor, form: string, code: string) {
  const body = new URLSearchParams({ code }).toString();
  const init = { method: 'POST', headers: FORM, body };
  const end = await visitor.browser.follow(form, '/login/redirect', init);
  if (!('searchParams' in end)) return end.status;
  return (await visitor.auth('login', Object.fromEntries(end.searchParams))).Data['Token'];
}

const other = (code: string) => (code === '000000' ? '000001' : '000000');

it('makes an account for a new address, and signs in', async () => {
  const visitor = new ShopVisitor(backend.url);
  const form = await askCode(visitor);
  expect(await accountByEmail(backend.db, email)).toBeNull();
  const code = await mailedCode(form);
  // As people copy it from a mail.
  const token = await redeem(visitor, form, ` ${code.slice(0, 3)} ${code.slice(3)}`);
  const customer = await visitor.call('GET', '/api/aspos/customer', String(token));
  expect(customer.Data).toMatchObject({ Email: email });
});

it('shows the same to known and new addresses, and signs a known one in', async () => {
  await makeAccount(backend.db, email, 'Geheim1');
  const pageFor = async (to: string) => {
    const visitor = new ShopVisitor(backend.url);
    const form = await askCode(visitor, to);
    return (await (await visitor.browser.fetch(form)).text()).replaceAll(to, '…');
  };
  expect(await pageFor(email)).toBe(await pageFor(`nieuw-${people}@bouw.example`));
  const visitor = new ShopVisitor(backend.url);
  const form = await askCode(visitor);
  expect(await redeem(visitor, form, await mailedCode(form))).toEqual(expect.any(String));
});

it('takes a code once, in the browser that asked for it only', async () => {
  const visitor = new ShopVisitor(backend.url);
  const form = await askCode(visitor);
  const code = await mailedCode(form);
  const stranger = new ShopVisitor(backend.url);
  expect((await post(stranger, form, { code })).status).toBe(400);
  const theirs = await askCode(stranger, `ander-${people}@bouw.example`);
  expect(await redeem(stranger, theirs, code)).toBe(401);
  // The mailed link elsewhere shows the code, and uses nothing up.
  const elsewhere = await (await fetch(`${form}?code=${code}`)).text();
  expect(elsewhere).toContain(code);
  expect(elsewhere).not.toContain(email);
  expect(await (await visitor.browser.fetch(`${form}?code=${code}`)).text()).toContain(
    `value="${code}"`,
  );
  expect(await redeem(visitor, form, code)).toEqual(expect.any(String));
  expect(await backend.db.selectFrom('sign_in_codes').selectAll().execute()).not.toContainEqual(
    expect.objectContaining({ email }),
  );
});

it('refuses even the right code after too many wrong ones', async () => {
  const visitor = new ShopVisitor(backend.url);
  const form = await askCode(visitor);
  const code = await mailedCode(form);
  for (let i = 0; i < MAX_CODE_TRIES; i++)
    expect(await redeem(visitor, form, other(code))).toBe(401);
  expect(await redeem(visitor, form, code)).toBe(401);
  expect(await accountByEmail(backend.db, email)).toBeNull();
});

it('mails an address only so often, whoever asks', async () => {
  for (let i = 0; i < 5; i++) await askCode(new ShopVisitor(backend.url));
  const visitor = new ShopVisitor(backend.url);
  const form = await visitor.openForm();
  expect((await post(visitor, form, { email, password: '' })).status).toBe(429);
});

it('asks for a valid address', async () => {
  const visitor = new ShopVisitor(backend.url);
  const form = await visitor.openForm();
  expect((await post(visitor, form, { email: 'piet', password: '' })).status).toBe(422);
});

it('drops a password that somebody else may have chosen for an unconfirmed address', async () => {
  const visitor = new ShopVisitor(backend.url);
  const account = { email, password: 'Vreemd22', firstName: 'X', lastName: 'Y' };
  expect((await visitor.auth('register', account)).Data['Success']).toBe(true);
  const form = await askCode(visitor);
  expect(await redeem(visitor, form, await mailedCode(form))).toEqual(expect.any(String));
  const stranger = new ShopVisitor(backend.url);
  await expect(stranger.signIn(email, 'Vreemd22')).rejects.toThrow();
});

it('ends a code after ten minutes, and stores no code as it is', async () => {
  let at = new Date('2026-11-21T12:00:00Z');
  const sent: CodeMail[] = [];
  const codes = signInCodes({
    ...{ db: backend.db, secret: 's', now: () => at },
    sendCode: async (_, mail) => void sent.push(mail),
    onConfirmed: async () => {},
  });
  await codes.sendCode('late', email, 'nl', '192.0.2.1');
  const row = await backend.db
    .selectFrom('sign_in_codes')
    .selectAll()
    .where('attempt', '=', 'late')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(sent[0]!.code);
  expect(await codes.pendingEmail('late')).toBe(email);
  at = new Date('2026-11-21T12:10:00Z');
  expect(await codes.pendingEmail('late')).toBeNull();
  expect(await codes.redeemCode('late', sent[0]!.code)).toEqual({ triesLeft: 0 });
});
