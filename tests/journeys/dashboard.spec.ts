/** The first page of the account, and the project site (spec 1 §2.2). */
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { open } from '../support/ready.ts';
import { euros, say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const locale = 'en';

const main = (page: Page) => page.getByRole('main');

/** The credit of the signed-in customer, in euros. */
async function financialData(page: Page) {
  const answer = page.waitForResponse('**/financial-data');
  await page.reload();
  const { Data } = (await (await answer).json()) as {
    Data: { CreditLimit: number; CreditBalance: number };
  };
  return { creditLimit: Data.CreditLimit, creditBalance: Data.CreditBalance };
}

const t = (key: string, values = {}) => say(locale, `profile:dashboard.${key}`, values);

test('a trade customer sees the credit, and no points @mobile', async ({ page, customer }) => {
  await customer({ kind: 'aannemer', locale });
  await open(page, to(locale, 'account'));
  await expect(main(page)).toContainText(t('welcome', { name: 'Mehmet Kaya' }));
  // What is outstanding follows from the open invoices of the demo.
  const { creditLimit, creditBalance } = await financialData(page);
  expect(creditLimit).toBe(10_000);
  for (const amount of [creditLimit, creditBalance, creditLimit - creditBalance]) {
    await expect(main(page)).toContainText(euros(locale, amount));
  }
  await expect(main(page).getByRole('heading', { name: t('pointsTitle') })).toHaveCount(0);
  const tile = main(page).getByRole('link', { name: new RegExp(t('text-account-overview')) });
  await expect(tile).toHaveAttribute('href', to(locale, 'account-overview'));
  expect((await axe(page).include('main').analyze()).violations).toEqual([]);
});

test('websites of projects are kept on this device @mobile', async ({ page, customer }) => {
  const s = (key: string) => say(locale, `profile:site.${key}`);
  await customer({ locale });
  await open(page, to(locale, 'account-favourite-site'));
  // On narrow screens the menu is a row that scrolls.
  const current = main(page).locator('nav a[aria-current=page]');
  await expect(current).toBeInViewport({ ratio: 1 });
  await main(page).getByLabel(s('name')).fill('<b>Dakkapel</b>');
  await main(page).getByLabel(s('url')).fill('javascript:alert(1)');
  await main(page)
    .getByRole('button', { name: s('add') })
    .click();
  await expect(main(page).getByRole('group')).toContainText(s('wrong'));
  await main(page).getByLabel(s('url')).fill('www.mijnklus.nl');
  await main(page)
    .getByRole('button', { name: s('add') })
    .click();
  const link = main(page).getByRole('link', { name: /Dakkapel/ });
  await expect(link).toHaveAttribute('href', 'https://www.mijnklus.nl/');
  await expect(main(page).getByText('<b>Dakkapel</b>', { exact: true })).toBeVisible();
  expect((await axe(page).include('main').analyze()).violations).toEqual([]);
  await page.reload();
  await main(page)
    .getByRole('button', { name: new RegExp(`^${s('remove')}`) })
    .click();
  await expect(main(page)).toContainText(s('none'));
});
