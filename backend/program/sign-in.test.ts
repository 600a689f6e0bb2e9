import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parseEnv } from '../../src/env.ts';
import { fillDataDir } from '../../demo/testing/filled-database.ts';
import { CookieBrowser } from '../customers/identity/testing/cookie-browser.ts';
import { type Backend, startBackend } from './server.ts';
import { testFolder } from '../../tests/support/for-all-tests.ts';

const dataDir = testFolder();
/** How soon a mail arrives, at most. */
const SOON = { timeout: 10_000, interval: 50 };
const logged: string[] = [];
let backend: Backend;

beforeAll(async () => {
  await fillDataDir(dataDir);
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  backend = await startBackend({ env: parseEnv({ DATA_DIR: dataDir, PORT: '0' }), log });
}, 60_000);

afterAll(() => backend.close());

interface Answer {
  Success: boolean;
  Data: Record<string, unknown>;
}

async function call(browser: CookieBrowser, name: string, body: object, token?: string) {
  const response = await browser.fetch(`${backend.url}/api/auth/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as Answer) };
}

/** The token behind `#token=` of the newest mail to an address. */
async function mailedToken(to: string): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  return vi.waitFor(() => {
    const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
    const mails = entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').replace(/=\r?\n/g, ''))
      .filter((mail) => mail.includes(to));
    const token = /#token=(?:3D)?([\w-]{43})/.exec(mails.at(-1) ?? '')?.[1];
    return token ?? expect.fail(`No mail to ${to} arrived.`);
  }, SOON);
}

const newAccount = (email: string) => ({
  email,
  password: 'Geheim1',
  firstName: 'Piet',
  lastName: 'Bouwer',
});

/** Registers and confirms an account. */
async function register(browser: CookieBrowser, email: string): Promise<void> {
  expect(await call(browser, 'register', newAccount(email))).toMatchObject({
    Data: { Success: true },
  });
  const confirmed = await call(browser, 'confirmEmail', { token: await mailedToken(email) });
  expect(confirmed.Data['Success']).toBe(true);
}

/** Goes to the sign-in form; its address. */
async function openForm(browser: CookieBrowser): Promise<string> {
  const begun = await browser.fetch(`${backend.url}/api/auth/bm`);
  const authorized = await browser.fetch(begun.headers.get('location')!);
  return new URL(authorized.headers.get('location')!, backend.url).href;
}

const credentials = (email: string, password: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ email, password }).toString(),
});

/** Signs in through the form; the query that the shop comes back with. */
async function signIn(browser: CookieBrowser, email: string, password: string) {
  const end = await browser.follow(
    await openForm(browser),
    '/login/redirect',
    credentials(email, password),
  );
  if (end instanceof Response) throw new Error(`Refused with ${end.status}.`);
  return Object.fromEntries(end.searchParams);
}

const session = (token: string) =>
  fetch(`${backend.url}/api/aspos/session`, { headers: { authorization: `Bearer ${token}` } });

it('registers, confirms, signs in, and signs out everywhere', async () => {
  const browser = new CookieBrowser();
  const email = 'piet@bouwer.example';
  await register(browser, email);
  const query = await signIn(browser, email, 'Geheim1');
  const login = await call(browser, 'login', query);
  const token = String(login.Data['Token']);
  expect(login.Data['Message']).toBeNull();
  expect((await session(token)).status).toBe(200);

  const out = await call(browser, 'logout', {}, token);
  expect(String(out.Data['RedirectUrl'])).toContain('/id/session/end');
  expect((await session(token)).status).toBe(401);
  expect(logged.join('\n')).not.toContain(token);
  expect(logged.join('\n')).not.toContain(query['code']);
});

it('merges the cart of the visitor into that of the customer, and lets the merge be undone', async () => {
  const browser = new CookieBrowser();
  const email = 'winkelwagen@bouwer.example';
  await register(browser, email);
  const { id: productId } = await backend.db
    .selectFrom('products')
    .select('id')
    .where('state', '=', 'Active')
    .where('visibility', '=', 'Orderable')
    .where('orderable', '=', 'ja')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const ask = async (path: string, method: string, body?: object, token?: string) => {
    const response = await browser.fetch(`${backend.url}/api/aspos/cart${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return ((await response.json()) as Answer).Data;
  };
  const operationId = '6f8a1c5e-0b5a-4f0e-9d2c-1a2b3c4d5e6f';
  const changes = [{ operationId, productId, quantity: 3, action: 'Add' }];
  await ask('/lines/batch', 'POST', { changes });
  const login = await call(browser, 'login', await signIn(browser, email, 'Geheim1'));
  const token = String(login.Data['Token']);
  const line = { ProductId: productId, Quantity: 3 };
  expect(await ask('', 'GET', undefined, token)).toMatchObject({ Lines: [line], MergedLines: 1 });
  expect(await ask('', 'GET')).toMatchObject({ Lines: [] });
  expect(await ask('/undo-merge', 'POST', undefined, token)).toMatchObject({
    Lines: [],
    MergedLines: 0,
  });
});

it('gives the customer who signs in what the visitor looked at', async () => {
  const browser = new CookieBrowser();
  const email = 'bekeken@bouwer.example';
  await register(browser, email);
  const { id: productId } = await backend.db
    .selectFrom('products')
    .select('id')
    .where('state', '=', 'Active')
    .where('visibility', '=', 'Orderable')
    .executeTakeFirstOrThrow();
  const url = `${backend.url}/api/aspos/products/viewed`;
  await browser.fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId }),
  });
  const login = await call(browser, 'login', await signIn(browser, email, 'Geheim1'));
  const headers = { authorization: `Bearer ${String(login.Data['Token'])}` };
  expect(await (await fetch(url, { headers })).json()).toMatchObject({ Data: [{ Id: productId }] });
  expect(await (await browser.fetch(url)).json()).toMatchObject({ Data: [] });
});

it('the issuer signs out too, and comes back to the shop', async () => {
  const browser = new CookieBrowser();
  await register(browser, 'out@bouwer.example');
  const login = await call(
    browser,
    'login',
    await signIn(browser, 'out@bouwer.example', 'Geheim1'),
  );
  const out = await call(browser, 'logout', {}, String(login.Data['Token']));
  const page = await browser.fetch(String(out.Data['RedirectUrl']));
  const html = await page.text();
  const action = /action="([^"]+)"/.exec(html)?.[1];
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1];
  expect(action, html).toBeDefined();
  const end = await browser.follow(new URL(action!, backend.url).href, '/logout/redirect', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ xsrf: xsrf!, logout: 'yes' }).toString(),
  });
  expect(end).toBeInstanceOf(URL);
  // The next sign-in asks for the password again.
  expect(await openForm(browser)).toContain('/id/login/');
});

it('signing out comes back to the page that was asked for, and to no other host', async () => {
  const browser = new CookieBrowser();
  await register(browser, 'return@bouwer.example');
  const login = await call(
    browser,
    'login',
    await signIn(browser, 'return@bouwer.example', 'Geheim1'),
  );
  const token = String(login.Data['Token']);
  for (const returnUrl of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/api/x',
  ]) {
    const refused = await call(browser, 'logout', { returnUrl }, token);
    expect(refused).toMatchObject({ status: 400, Errors: [{ Field: 'returnUrl' }] });
  }
  const returnUrl = '/zoeken/gips?Page=2';
  const out = await call(browser, 'logout', { returnUrl }, token);
  const next = new URL(String(out.Data['RedirectUrl']));
  // The issuer gives it back to /logout/redirect, which leads on.
  expect(next.searchParams.get('state')).toBe(returnUrl);
  // Nobody is signed in any more: there is nothing to end at the issuer.
  const again = await call(browser, 'logout', { returnUrl });
  expect(again.Data).toEqual({ RedirectUrl: returnUrl });
});

it('a code is worth nothing in a different browser, and nothing twice', async () => {
  const browser = new CookieBrowser();
  await register(browser, 'code@bouwer.example');
  const query = await signIn(browser, 'code@bouwer.example', 'Geheim1');
  expect((await call(new CookieBrowser(), 'login', query)).Data['Token']).toBeNull();
  const forged = { ...query, state: 'x'.repeat(43) };
  expect((await call(browser, 'login', forged)).Data['Token']).toBeNull();
  expect((await call(browser, 'login', query)).Data['Token']).not.toBeNull();
  expect((await call(browser, 'login', query)).Data['Token']).toBeNull();
});

it('refuses a wrong password, and an address that is not confirmed', async () => {
  const browser = new CookieBrowser();
  await call(browser, 'register', newAccount('new@bouwer.example'));
  const form = await openForm(browser);
  const wrong = await browser.fetch(form, credentials('new@bouwer.example', 'Geheim2'));
  expect(wrong.status).toBe(401);
  expect(await wrong.text()).toContain('horen niet bij elkaar');
  const right = await browser.fetch(form, credentials('new@bouwer.example', 'Geheim1'));
  expect(right.status).toBe(403);
  expect(await right.text()).toContain('Bevestig eerst je e-mailadres');
});

it('the form belongs to the browser that began to sign in', async () => {
  const form = await openForm(new CookieBrowser());
  const stranger = await new CookieBrowser().fetch(form);
  expect(stranger.status).toBe(400);
});

it('a forgotten password is replaced through the mail, once', async () => {
  const browser = new CookieBrowser();
  const email = 'forgot@bouwer.example';
  await register(browser, email);
  const unknown = await call(browser, 'forgotPassword', { email: 'nobody@bouwer.example' });
  const known = await call(browser, 'forgotPassword', { email });
  expect(unknown).toEqual(known);
  const token = await waitForReset(email);
  expect((await call(browser, 'checkForgotPasswordToken', { token })).Data['Success']).toBe(true);
  const reset = { token, password: 'Nieuw123' };
  expect((await call(browser, 'resetPassword', reset)).Data['Success']).toBe(true);
  expect((await call(browser, 'resetPassword', reset)).Data['Success']).toBe(false);
  const query = await signIn(browser, email, 'Nieuw123');
  expect((await call(browser, 'login', query)).Data['Token']).not.toBeNull();
});

/** The reset link comes after the confirmation: waits until the newest token is a valid one. */
async function waitForReset(email: string): Promise<string> {
  return vi.waitFor(async () => {
    const token = await mailedToken(email);
    const check = await call(new CookieBrowser(), 'checkForgotPasswordToken', { token });
    expect(check.Data['Success']).toBe(true);
    return token;
  }, SOON);
}
