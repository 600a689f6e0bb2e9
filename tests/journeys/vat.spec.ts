/** Prices with or without VAT (spec 1 §2.7): chosen once, remembered, never a flash. */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Page } from '@playwright/test';
import { addFromOtherDevice, lineOf, openCartPage } from '../support/cart.ts';
import { cards, idsOf, shownIds } from '../support/list-page.ts';
import { open, scriptsReady } from '../support/ready.ts';
import { categoryWith, findProduct } from '../support/samples.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { categories, productOf, search, type WireProduct } from '../support/shop-calls.ts';
import { euros, say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

/** The price of the product whose page it is, in one VAT form. */
function priceText(page: Page, locale: Locale, product: WireProduct, vat: 'incl' | 'excl') {
  const amount = vat === 'incl' ? product.PriceInclTax : product.PriceExclTax;
  const text = `${euros(locale, amount)} ${say(locale, `listing:card.${vat}Vat`)}`;
  return page.getByRole('main').getByText(text, { exact: true }).first();
}

/** On a phone the switch stands in the account menu. `isOn`: whether it is pressed afterwards. */
async function switchVat(
  page: Page,
  locale: Locale,
  isMobile: boolean,
  isOn?: boolean,
): Promise<void> {
  await scriptsReady(page);
  const banner = page.getByRole('banner');
  const account = say(locale, 'frame:account.label');
  if (isMobile) await banner.locator('summary').filter({ hasText: account }).click();
  const names = ['incl', 'excl'].map((vat) => say(locale, `frame:vat.${vat}`));
  const button = banner.getByRole('button', { name: new RegExp(names.join('|')) });
  const shown = button.locator('visible=true').first();
  if (isOn !== undefined) await expect(shown).toHaveAttribute('aria-pressed', String(!isOn));
  await shown.click();
  if (isOn !== undefined) await expect(shown).toHaveAttribute('aria-pressed', String(isOn));
}

/** Notes the form that is set where the body begins, and where the document is read to its end. */
const noteFirstForm = (page: Page) =>
  page.addInitScript(() => {
    const seen: Record<string, string | undefined> = {};
    Object.assign(globalThis, { seen });
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      seen['atBody'] = document.documentElement.dataset['vat'];
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => {
      seen['atContent'] = document.documentElement.dataset['vat'];
    });
  });
const firstForms = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'seen') as object);

test('the switch turns every price, here, on the next pages and in the other language, before a page is painted @mobile', async ({
  page,
  isMobile,
}) => {
  const locale = 'en';
  const other = 'nl';
  const found = await findProduct(() => true);
  const product = await productOf(found.Url, locale);
  const address = to(locale, 'product-detail-url', { url: product.Url });
  await page.goto(address);
  await expect(priceText(page, locale, product, 'incl')).toBeVisible();
  await expect(priceText(page, locale, product, 'excl')).toBeHidden();

  await switchVat(page, locale, isMobile, true);
  await expect(priceText(page, locale, product, 'excl')).toBeVisible();
  await expect(priceText(page, locale, product, 'incl')).toBeHidden();

  await watchShifts(page, 'body');
  await noteFirstForm(page);
  await page.reload();
  await expect(priceText(page, locale, product, 'excl')).toBeVisible();
  await expect(priceText(page, locale, product, 'incl')).toBeHidden();
  // Two frames: what shifts when the first is painted has been counted then.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await firstForms(page)).toEqual({ atBody: 'excl', atContent: 'excl' });
  expect(await shiftsOf(page)).toEqual([]);

  const translated = await productOf(found.Url, other);
  await page.goto(to(other, 'product-detail-url', { url: translated.Url }));
  await expect(priceText(page, other, translated, 'excl')).toBeVisible();
  await expect(priceText(page, other, translated, 'incl')).toBeHidden();

  const category = await categoryWith(5, locale);
  await page.goto(to(locale, 'product-lister-all', { pathMatch: category.Url }));
  const note = (vat: string) =>
    page.getByRole('main').getByText(new RegExp(`€.* ${say(locale, `listing:card.${vat}Vat`)}$`));
  await expect(note('excl').first()).toBeVisible();
  await expect(note('incl').locator('visible=true')).toHaveCount(0);

  await page.goto(address);
  await switchVat(page, locale, isMobile, false);
  await expect(priceText(page, locale, product, 'incl')).toBeVisible();
  await page.reload();
  await expect(priceText(page, locale, product, 'incl')).toBeVisible();
});

/** A list that shares a unit of comparison, sorted by it, and a product of it that can be ordered. */
async function comparedList(locale: Locale) {
  for (const node of await categories(locale)) {
    const list = await search({ categoryID: node.Id, sortOrder: 'unit-price-asc' }, locale);
    const product = list.Products.find(
      (one) => one.UnitPrice && one.Orderable === 'ja' && one.MaxStockDefault > 0,
    );
    if (list.UnitPriceUnit && list.Total >= 5 && product) return { node, list, product };
  }
  throw new Error('No list shares a unit of comparison.');
}

test('the price per unit sorts a list, and is the same on card, page and cart line in both VAT forms', async ({
  page,
  isMobile,
}) => {
  const locale = 'nl';
  const { node, list, product } = await comparedList(locale);
  const { Unit, PriceInclTax, PriceExclTax } = product.UnitPrice!;
  const incl = `${euros(locale, PriceInclTax)} / ${Unit}`;
  const excl = `${euros(locale, PriceExclTax)} / ${Unit}`;
  const shown = { useInnerText: true };
  const card = cards(page).filter({ hasText: product.Name }).first();
  const priced = page.getByRole('main').locator('[data-slot=price]');

  await test.step('the list offers the sort, and its cards give the figure', async () => {
    const address = to(locale, 'product-lister-all', { pathMatch: node.Url });
    await open(page, address);
    const sort = page.getByRole('combobox', { name: say(locale, 'listing:list.sort') });
    await sort.selectOption({ label: 'Prijs per eenheid' });
    await expect(page).toHaveURL(`${address}?Sort=unit-price-asc`);
    await expect.poll(() => shownIds(page)).toEqual(idsOf(list));
    await expect(card).toContainText(incl, shown);
  });
  await test.step('so do the page and the cart line', async () => {
    await open(page, to(locale, 'product-detail-url', { url: product.Url }));
    await expect(priced).toContainText(incl, shown);
    await addFromOtherDevice(page, [[product, 1]]);
    await openCartPage(page, locale);
    await expect(lineOf(page, product)).toContainText(incl, shown);
  });
  await test.step('without VAT it is that of the price without VAT', async () => {
    await switchVat(page, locale, isMobile, true);
    await expect(lineOf(page, product)).toContainText(excl, shown);
    await page.goBack();
    await expect(priced).toContainText(excl, shown);
  });
  await test.step('a list of several units does not offer the sort', async () => {
    const roots = (await categories(locale)).filter(({ Url }) => !Url.includes('/'));
    const lists = await Promise.all(
      roots.map(async (root) => ({ root, list: await search({ categoryID: root.Id }, locale) })),
    );
    const mixed = lists.find((one) => one.list.Total > 0 && !one.list.UnitPriceUnit)!.root;
    await open(page, to(locale, 'product-lister-all', { pathMatch: mixed.Url }));
    const sort = page.getByRole('combobox', { name: say(locale, 'listing:list.sort') });
    await expect(sort.getByRole('option', { name: 'Prijs laag - hoog' })).toHaveCount(1);
    await expect(sort.getByRole('option', { name: 'Prijs per eenheid' })).toHaveCount(0);
  });
});
