/** Signing in at the embedded provider, as a shopper does. */
import { expect, type Page } from '@playwright/test';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../backend/customer/demo-customers.ts';
import { LOGIN_TEXTS } from '../../backend/identity/provider/login-texts.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import { say } from './texts.ts';

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

/** Presses the button of the sign-in page. */
export const pressSignIn = (page: Page, locale: Locale = 'nl'): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('link', { name: say(locale, 'frame:account.login'), exact: true })
    .click();

export const expectSignedIn = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-user', '');

/** The token of the session in this browser. */
export const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));
