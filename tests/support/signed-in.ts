import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../backend/customer/demo-customers.ts';
import { LOGIN_TEXTS } from '../../backend/identity/provider/login-texts.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import { scriptsReady } from './ready.ts';
import { say, to } from './texts.ts';

/** Signs in as the demo customer with this e-mail address. */
export async function signIn(page: Page, locale: Locale, email: string): Promise<void> {
  const t = LOGIN_TEXTS[locale];
  await page.goto(to(locale, 'login'));
  await scriptsReady(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: say(locale, 'frame:account.login'), exact: true }).click();
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: t.submit }).click();
  await page.locator('html[data-user]').waitFor();
}
