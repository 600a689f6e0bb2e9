/** Signing in through the embedded provider and out again, with a demo customer. */
import { expect, test } from '@playwright/test';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../backend/customer/demo-customers.ts';
import { LOGIN_TEXTS } from '../../backend/identity/provider/login-texts.ts';
import { signIn } from '../support/demo-sign-in.ts';
import { newCustomer } from '../support/new-customer.ts';
import { open } from '../support/ready.ts';
import { LOCALES, SCREEN, say, to } from '../support/texts.ts';

const [customer] = DEMO_CUSTOMERS;

for (const locale of LOCALES) {
  test(`a customer signs in, stays signed in, and signs out (${locale}) ${SCREEN[locale]}`, async ({
    page,
  }) => {
    const t = LOGIN_TEXTS[locale];
    await open(page, to(locale, 'store-lister'));
    await page.goto(to(locale, 'login'));
    const main = page.getByRole('main');
    await main.getByRole('link', { name: say(locale, 'frame:account.login'), exact: true }).click();
    await page.getByLabel(t.email).fill(customer!.email);
    await page.getByLabel(t.password).fill('Verkeerd1');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('alert')).toHaveText(t.faults.wrong);
    await page.getByLabel(t.password).fill(DEMO_PASSWORD);
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
}

test('the VAT form and the store of a customer follow to a second device @desktop', async ({
  page,
  browser,
}) => {
  const { email, password } = await newCustomer(page, 'nl');
  await signIn(page, 'nl', email, password);
  const headers = {
    authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
  };
  await page.request.post('/api/aspos/preference/vat', { data: { includeVat: false }, headers });
  const chosen = await page.request.post('/api/aspos/preference/store', {
    data: { storeId: 1 },
    headers,
  });
  const { Data } = (await chosen.json()) as { Data: { Store: { Name: string } } };

  const device = await browser.newContext();
  const second = await device.newPage();
  await signIn(second, 'nl', email, password);
  await expect(second.locator('html')).toHaveAttribute('data-vat', 'excl');
  await expect(second.getByRole('banner')).toContainText(Data.Store.Name);
  await device.close();
});
