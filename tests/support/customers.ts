/** Customers of a running shop: made and signed in by the shop's public calls. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../demo/customers/demo-customers.ts';
import { readMail, type StoredMail } from '../../backend/platform/mail/local-mail.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { readSessionToken } from '../../src/domain/account/session-token.ts';
import { TOKEN_KEY } from '../../src/domain/account/token-expiry.ts';
import { currentShop } from './current-shop.ts';

/** What a customer signs in with. */
export interface Account {
  email: string;
  password: string;
}

/** How often the shop's mail is looked for. */
const LOOK_EVERY_MS = 50;
const MAIL_TIMEOUT_MS = 20_000;

/** The demo customer whose e-mail address begins with a name: `zzp`, `klusbedrijf`, `collega`. */
export function demoCustomer(name: string) {
  const found = DEMO_CUSTOMERS.find(({ email }) => email.startsWith(`${name}@`));
  if (!found) throw new Error(`There is no demo customer ${name}.`);
  return { ...found, password: DEMO_PASSWORD };
}

/** Mails by their file: no mail changes, and to read all of them for each customer takes long. */
const mails = new Map<string, StoredMail>();

/** Mails of the shop to an address, oldest first, once `count` of those that pass are there. */
export async function mailsTo(
  email: string,
  {
    count = 1,
    passes = () => true,
  }: { count?: number; passes?: (mail: StoredMail) => boolean } = {},
): Promise<StoredMail[]> {
  const folder = path.join(currentShop().dataDir, 'mail');
  const read = new Set<string>();
  const found: StoredMail[] = [];
  const look = async () => {
    const files = (await readdir(folder).catch(() => [])).toSorted();
    for (const file of files.filter((one) => one.endsWith('.eml') && !read.has(one))) {
      const whole = path.join(folder, file);
      const mail = mails.get(whole) ?? (await readMail(folder, file.slice(0, -4)));
      if (!mail) continue;
      mails.set(whole, mail);
      read.add(file);
      if (mail.to === email && passes(mail)) found.push(mail);
    }
    return found.length;
  };
  const patience = { timeout: MAIL_TIMEOUT_MS, intervals: [LOOK_EVERY_MS] };
  await expect.poll(look, patience).toBeGreaterThanOrEqual(count);
  return found;
}

/** Makes an account by registering, and confirms it by the link of its mail. */
export async function register(request: APIRequestContext, locale: Locale): Promise<Account> {
  const { url } = currentShop();
  const account = { email: `${randomUUID()}@bouw.example`, password: 'Geheim1' };
  const post = async (call: string, data: object) => {
    const headers = { 'x-language': locale };
    const answer = await request.post(`${url}/api/auth/${call}`, { data, headers });
    expect(answer.status(), call).toBe(200);
  };
  await post('register', {
    ...{ ...account, firstName: 'Piet', middleName: '', lastName: 'Bouwer' },
    ...{ companyName: '', kvkNumber: '', newsletter: false },
  });
  const [mail] = await mailsTo(account.email);
  await post('confirmEmail', { token: /#token=([\w-]+)/.exec(mail!.text)?.[1] ?? '' });
  return account;
}

/**
 * Signs in at the embedded provider as its form does, and answers the shop's token. `request` holds
 * the provider's session afterwards.
 */
export async function tokenFor(
  request: APIRequestContext,
  { email, password }: Account,
  locale: Locale,
): Promise<string> {
  const { url } = currentShop();
  const referer = locale === 'en' ? `${url}/en` : url;
  const form = await request.get(`${url}/api/auth/bm`, { headers: { referer } });
  const back = form.url().includes('/id/login/')
    ? await request.post(form.url(), { form: { email, password } })
    : form;
  const query = Object.fromEntries(new URL(back.url()).searchParams);
  const answer = await request.post(`${url}/api/auth/login`, { data: query });
  const { Data } = (await answer.json()) as { Data: { Token: string | null } | null };
  if (!Data?.Token) throw new Error(`${email} cannot sign in: ${back.url()} ${answer.status()}`);
  return Data.Token;
}

/** Puts a token into a browser as the shop's session does: cookie, local storage and the user. */
export async function keepToken(context: BrowserContext, token: string): Promise<void> {
  const { url } = currentShop();
  const session = readSessionToken(token);
  if (!session) throw new Error('That is no token.');
  const expires = session.expires.getTime() / 1000;
  await context.addCookies([{ name: TOKEN_KEY, value: token, url, expires, sameSite: 'Lax' }]);
  const page = await context.newPage();
  // A page of this origin without any code of the shop.
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(url);
  await page.evaluate(
    ([key, value, user]) => {
      localStorage.setItem(key, value);
      localStorage.setItem('user', user);
    },
    [TOKEN_KEY, token, JSON.stringify(session.user)] as const,
  );
  await page.close();
}
