/** Signing in through the embedded provider and out again. */
import { LOGIN_TEXTS } from '../../backend/customers/identity/provider/pages.ts';
import { open } from '../support/ready.ts';
import { say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSignedIn, pressSignIn } from '../support/sign-in.ts';

const locale = 'nl';

test('a customer signs in, stays signed in, and signs out', async ({ page, customer }) => {
  const t = LOGIN_TEXTS[locale];
  const { email, password } = await customer({ locale, in: null });
  await open(page, to(locale, 'store-lister'));
  await page.goto(to(locale, 'login'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: say(locale, 'frame:account.login'), exact: true }).click();
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password).fill('Verkeerd1');
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('alert')).toHaveText(t.faults.wrong);
  await page.getByLabel(t.password).fill(password);
  await page.getByRole('button', { name: t.submit }).click();

  await expect(page).not.toHaveURL(/redirect|\/id\//);
  expect(page.url()).not.toContain('code=');
  await expect(page.locator('html')).toHaveAttribute('data-user', '');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-user', '');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const session = await page.request.get('/api/aspos/session', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await session.json()).toMatchObject({ Data: { IsLoggedIn: true } });
});

test('the VAT form and the store of a customer follow to a second device', async ({
  browser,
  customer,
}) => {
  const { ask, email, password } = await customer();
  await ask('POST', '/api/aspos/preference/vat', { includeVat: false });
  const { Store } = await ask<{ Store: { Name: string } }>('POST', '/api/aspos/preference/store', {
    storeId: 1,
  });
  const device = await browser.newContext();
  await customer({ account: { email, password }, in: device, session: 'provider' });
  const second = await device.newPage();
  await second.goto(to('nl', 'login'));
  await pressSignIn(second);
  await expectSignedIn(second);
  await expect(second.locator('html')).toHaveAttribute('data-vat', 'excl');
  await expect(second.getByRole('banner')).toContainText(Store.Name);
  await device.close();
});
