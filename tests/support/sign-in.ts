/** Signing in at the embedded provider, as a shopper does. */
import { expect, type Page } from '@playwright/test';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../demo/customers/demo-customers.ts';
import { LOGIN_TEXTS } from '../../backend/customers/identity/provider/pages.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { say, to } from './texts.ts';

const [CONSUMER] = DEMO_CUSTOMERS;

/** Fills in the sign-in form that the page shows, and sends it. */
export async function fillSignIn(
  page: Page,
  locale: Locale = 'nl',
  { email, password } = { email: CONSUMER!.email, password: DEMO_PASSWORD },
): Promise<void> {
  const t = LOGIN_TEXTS[locale];
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password).fill(password);
  await page.getByRole('button', { name: t.submit, exact: true }).click();
}

/** Signs a demo customer in by the sign-in page, and waits until the shop shows it. */
export async function signIn(page: Page, locale: Locale = 'nl'): Promise<void> {
  await page.goto(to(locale, 'login'));
  await pressSignIn(page, locale);
  await fillSignIn(page, locale);
  await expect(page).not.toHaveURL(/redirect|\/id\//);
  await expectSignedIn(page);
}

/** Presses the button of the sign-in page. */
export const pressSignIn = (page: Page, locale: Locale = 'nl'): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('link', { name: say(locale, 'frame:account.login'), exact: true })
    .click();

/** Waits until the page that sign-in comes back to has led on, to a page that shows a customer. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/redirect|\/id\/|\/api\//);
  await expect(page.locator('html')).toHaveAttribute('data-user', '');
}

export const expectSignedOut = (page: Page): Promise<void> =>
  expect(page.locator('html')).not.toHaveAttribute('data-user');

/** The token of the session in this browser. */
export const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));

/** Makes the browser believe that a customer of this name is signed in; no server accepts the token. */
export async function fakeSignIn(page: Page, name: string): Promise<void> {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = {
    sub: '7',
    name,
    email: 'jan@bouwer.example',
    contactId: '1',
    emailHash: '',
    exp,
  };
  const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  const nothing = { Success: false, Data: null };
  await page.route(/\/api\/aspos\/customer/, (route) => route.fulfill({ json: nothing }));
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('pretended')) return;
    sessionStorage.setItem('pretended', '1');
    document.cookie = `token=${text}; path=/`;
    localStorage.setItem('token', text);
    localStorage.setItem('user', JSON.stringify({ name: '' }));
  }, token);
}
