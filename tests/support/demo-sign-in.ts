import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../backend/customer/demo-customers.ts';
import { LOGIN_TEXTS } from '../../backend/identity/provider/login-texts.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import { scriptsReady } from './ready.ts';
import { say, to } from './texts.ts';

export { demoCustomer } from './customers.ts';

/** Signs in through the embedded provider, as a customer does. */
export async function signIn(
  page: Page,
  locale: Locale,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  const t = LOGIN_TEXTS[locale];
  await page.goto(to(locale, 'login'));
  await scriptsReady(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: say(locale, 'frame:account.login'), exact: true }).click();
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password).fill(password);
  await page.getByRole('button', { name: t.submit }).click();
  // The page that sign-in comes back to leads on.
  await page.waitForURL(({ pathname }) => !/redirect|\/id\/|\/api\//.test(pathname));
  await page.locator('html[data-user]').waitFor();
  await scriptsReady(page);
}
