/** Coming back for the same: what was bought before, what was searched, and what was sold out. */
import { randomUUID } from 'node:crypto';
import { dayAndMonth } from '../../src/domain/shared/dates.ts';
import { mailsTo } from '../support/customers.ts';
import { expectAccessibleLayout } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/ready.ts';
import type { Buyer } from '../support/buyer.ts';
import { cards, count } from '../support/list-page.ts';
import { catalogueRoots, findProduct } from '../support/samples.ts';
import type { WireSearch } from '../support/shop-calls.ts';
import { badge } from '../support/cart.ts';
import { say, to } from '../support/texts.ts';

/** A root category in which a customer bought something, and how many products. */
async function boughtList(ask: Buyer['must']): Promise<{ address: string; total: number }> {
  for (const { Id, Url } of await catalogueRoots('nl')) {
    const path = `/api/aspos/customer/products/search?categoryID=${Id}&onlySoldOnline=true`;
    const { Total: total } = await ask<WireSearch>('GET', path);
    if (total > 0) return { address: to('nl', 'product-lister-all', { pathMatch: Url }), total };
  }
  throw new Error('The customer bought nothing that is still sold.');
}

test('a customer finds in a list what was bought before, and orders it again; a visitor is not asked', async ({
  page,
  customer,
}) => {
  const main = page.getByRole('main');
  const facet = main.getByRole('group', { name: say('nl', 'listing:list.purchases') });
  await open(page, `${to('nl', 'product-lister-reduced-in-price')}?Gekocht=1`);
  await expect(cards(page).first()).toBeVisible();
  await expect(facet).toBeHidden();

  const bought = await boughtList((await customer({ kind: 'aannemer' })).ask);
  await open(page, bought.address);
  await main.getByRole('group', { name: say('nl', 'listing:list.filters') }).hover();
  await expect(facet.getByText(String(bought.total), { exact: true })).toBeVisible();
  await facet.getByRole('checkbox', { name: say('nl', 'listing:list.bought') }).click();
  await expect(count(page, 'nl', bought.total)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?Gekocht=1');

  await open(page, to('nl', 'account-bought'));
  await expect(main.getByText(say('nl', 'orders:bought.lead'))).toBeVisible();
  const again = say('nl', 'orders:bought.addNamed', { name: '' });
  await main.getByRole('button', { name: again }).first().click();
  await expect(badge(page)).not.toHaveText('');
});

test('a customer saves a search, finds it in the account and deletes it; a visitor is not asked', async ({
  page,
  customer,
}) => {
  const [locale, term] = ['nl', 'plaat'] as const;
  const main = page.getByRole('main');
  const text = (key: string, values = {}) => say(locale, `account:savedSearches.${key}`, values);
  const save = main.getByRole('button', { name: text('save') });
  const undo = main.getByRole('button', { name: text('deleteNamed', { term }) });
  const results = to(locale, 'search-term', { term });
  const lists = to(locale, 'account-favourites');

  await open(page, results);
  await expect(cards(page).first()).toBeVisible();
  await expect(save).toHaveCount(0);

  await customer();
  await open(page, results);
  await save.click();
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(save).toBeFocused();
  await save.click();
  await expect(main.getByRole('status').filter({ hasText: text('saved') })).toBeVisible();
  await main.getByRole('link', { name: text('allNamed') }).click();

  await expect(page).toHaveURL(new RegExp(`${lists}#`));
  const own = main.getByRole('region', { name: text('title') });
  await expect(own.getByRole('heading')).toBeFocused();
  await expectAccessibleLayout(page);
  await expect(own.getByRole('link', { name: term })).toHaveAttribute('href', results);
  await undo.click();
  await expect(own).toContainText(text('empty'));
  await expect(own.getByRole('heading')).toBeFocused();
});

test('a sold-out product tells when it is expected, whom to mail, and how to end that', async ({
  page,
}) => {
  const soldOut = await findProduct(
    ({ MaxStockTotal, Visibility, Orderable, ExpectedDate }) =>
      MaxStockTotal === 0 && Visibility === 'Orderable' && Orderable === 'ja' && !!ExpectedDate,
  );
  const date = dayAndMonth(soldOut.ExpectedDate!, 'nl');
  const expected = say('nl', 'product:promise.expected', { date });
  const email = `${randomUUID()}@bouw.example`;
  await open(page, to('nl', 'product-detail-url', { url: soldOut.Url }));
  await expect(page.getByText(expected)).toBeVisible();
  await page.getByRole('button', { name: say('nl', 'product:buy.alert') }).click();
  const dialog = page.getByRole('dialog', { name: say('nl', 'tools:alert.title') });
  await expect(dialog).toContainText(expected);
  await dialog.getByRole('textbox', { name: say('nl', 'tools:alert.email') }).fill(email);
  // What else it says: `variants.spec.ts`.
  await dialog.getByRole('button', { name: say('nl', 'tools:alert.send') }).click();
  await expect(dialog.getByRole('status')).toContainText(email);

  const [mail] = await mailsTo(email);
  expect(mail!.text).toContain(date);
  const link = new URL(/https?:\/\/\S+#token=[\w-]{22}/.exec(mail!.text)![0]);
  await open(page, link.pathname + link.hash);
  const own = page.getByRole('region', { name: say('nl', 'account:stockAlerts.title') });
  await expect(own.getByRole('link', { name: soldOut.Name })).toBeVisible();
  await expectAccessibleLayout(page);
  const end = say('nl', 'account:stockAlerts.endOne', { product: soldOut.Name });
  await own.getByRole('button', { name: end }).click();
  await expect(own.getByText(say('nl', 'account:stockAlerts.ended'))).toBeVisible();
  await page.reload();
  await expect(own.getByText(say('nl', 'account:stockAlerts.none'))).toBeVisible();
});
