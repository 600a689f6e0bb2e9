/** Signing in through the embedded provider and out again, with a demo customer. */
import { expect, test } from '@playwright/test';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../backend/customer/demo-customers.ts';
import { LOGIN_TEXTS } from '../../backend/identity/provider/login-texts.ts';
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
