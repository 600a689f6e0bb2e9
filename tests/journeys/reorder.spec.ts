/** Coming back for the same: what was bought before, and what was sold out. */
import { expectAccessibleLayout } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/ready.ts';
import type { Buyer } from '../support/buyer.ts';
import { cards, count } from '../support/list-page.ts';
import { catalogueRoots, findProduct } from '../support/samples.ts';
import type { WireSearch } from '../support/shop-calls.ts';
import { badge } from '../support/cart.ts';
import { say, to } from '../support/texts.ts';

test('a customer sees what was bought before, and orders it again', async ({ page, customer }) => {
  await customer({ kind: 'aannemer' });
  await open(page, to('nl', 'account-bought'));
  const main = page.getByRole('main');
  await expect(main.getByText(say('nl', 'orders:bought.lead'))).toBeVisible();
  await expectAccessibleLayout(page);
  const order = main.getByRole('button', {
    name: say('nl', 'orders:bought.addNamed', { name: '' }),
  });
  await order.first().click();
  await expect(badge(page)).not.toHaveText('');
});

/** A root category in which a customer bought something, and how many products. */
async function boughtList(ask: Buyer['must']): Promise<{ address: string; total: number }> {
  for (const { Id, Url } of await catalogueRoots('nl')) {
    const path = `/api/aspos/customer/products/search?categoryID=${Id}&onlySoldOnline=true`;
    const { Total: total } = await ask<WireSearch>('GET', path);
    if (total > 0) return { address: to('nl', 'product-lister-all', { pathMatch: Url }), total };
  }
  throw new Error('The customer bought nothing that is still sold.');
}

test('a customer finds in a list what was bought before, and a visitor is not asked', async ({
  page,
  customer,
}) => {
  const address = to('nl', 'product-lister-reduced-in-price');
  const facet = () =>
    page.getByRole('main').getByRole('group', { name: say('nl', 'listing:list.purchases') });
  await open(page, `${address}?Gekocht=1`);
  await expect(cards(page).first()).toBeVisible();
  await expect(facet()).toBeHidden();
  const bought = await boughtList((await customer({ kind: 'aannemer' })).ask);
  await open(page, bought.address);
  const box = facet().getByRole('checkbox', { name: say('nl', 'listing:list.bought') });
  await page
    .getByRole('main')
    .getByRole('group', { name: say('nl', 'listing:list.filters') })
    .hover();
  await expect(facet().getByText(String(bought.total), { exact: true })).toBeVisible();
  await box.click();
  await expect(count(page, 'nl', bought.total)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?Gekocht=1');
});

test('a sold-out product asks whom to mail when it is back', async ({ page }) => {
  const soldOut = await findProduct(
    ({ MaxStockTotal, Visibility, Orderable }) =>
      MaxStockTotal === 0 && Visibility === 'Orderable' && Orderable === 'ja',
  );
  await open(page, to('nl', 'product-detail-url', { url: soldOut.Url }));
  await page.getByRole('button', { name: say('nl', 'product:buy.alert') }).click();
  const dialog = page.getByRole('dialog', { name: say('nl', 'tools:alert.title') });
  const send = dialog.getByRole('button', { name: say('nl', 'tools:alert.send') });
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(say('nl', 'tools:alert.required'));
  await dialog.getByRole('textbox', { name: say('nl', 'tools:alert.email') }).fill('jan@bouw.nl');
  await expectAccessibleLayout(page);
  await send.click();
  await expect(dialog.getByRole('status')).toContainText('jan@bouw.nl');
});
