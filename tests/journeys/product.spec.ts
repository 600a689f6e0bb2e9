/** A product page against the product call (spec 2 §2, §3). */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { findProduct, promotionNodes } from '../support/samples.ts';
import { open } from '../support/ready.ts';
import { ask, productOf, type WireProduct, type WireStore } from '../support/shop-calls.ts';
import { euros, say, to } from '../support/texts.ts';

const locale = 'nl';

const pageOf = (locale: Locale, { Url }: WireProduct) =>
  to(locale, 'product-detail-url', { url: Url });

interface LinkedData {
  '@type': string;
  [key: string]: unknown;
}

async function linkedData(page: Page): Promise<LinkedData[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as LinkedData);
}

test('price, name, number and stock per store are those of the call', async ({ page }) => {
  const found = await findProduct(({ MaxStockTotal }) => MaxStockTotal > 0);
  const product = await productOf(found.Url, locale);
  await page.route('**/api/aspos/products/stock*', (route) => route.abort());
  await open(page, pageOf(locale, product));
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.Name);
  const price = `${euros(locale, product.PriceInclTax)} ${say(locale, 'listing:card.inclVat')}`;
  await expect(main.getByText(price, { exact: true }).first()).toBeVisible();
  const trimmed = String(product.Id).padStart(6, '0').slice(-6);
  await expect(main.getByText(trimmed, { exact: true }).first()).toBeVisible();

  const data = await linkedData(page);
  const item = data.find((one) => one['@type'] === 'Product') as unknown as {
    name: string;
    image: unknown;
    offers: { '@type': string; price: string | number; priceCurrency: string; url: string };
  };
  expect(item.name).toBe(product.Name);
  expect(item.offers['@type']).toBe('Offer');
  expect(Number(item.offers.price)).toBe(product.PriceInclTax);
  expect(Number(item.offers.price)).toBeGreaterThan(0);
  expect(item.offers.priceCurrency).toBe('EUR');
  expect(new URL(item.offers.url).pathname).toBe(pageOf(locale, product));
  const crumbs = data.find((one) => one['@type'] === 'BreadcrumbList') as unknown as {
    itemListElement: { position: number; name: string }[];
  };
  expect(crumbs.itemListElement.map(({ position }) => position)).toEqual(
    crumbs.itemListElement.map((_, i) => i + 1),
  );
  expect(crumbs.itemListElement.at(-1)?.name).toBe(product.Name);

  await test.step('stock per store says when it does not load, tries again, and tells what lies there', async () => {
    const stores = await ask<WireStore[]>('/api/aspos/stores?storeTags=Webshop', locale);
    const details = page.getByRole('group').filter({
      hasText: say(locale, 'product:stores.summary'),
    });
    await details.locator('summary').click();
    await expect(page.getByRole('alert')).toContainText(say('nl', 'product:stores.failed'));
    await page.unroute('**/api/aspos/products/stock*');
    await page.getByRole('alert').getByRole('button').press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(details.getByRole('listitem')).toHaveCount(stores.length);
    const [richest] = [...product.Stock].sort((a, b) => b.Quantity - a.Quantity);
    const store = stores.find(({ Id }) => Id === richest?.StoreId);
    const address = to(locale, 'store-detail-url', { url: store?.Url ?? '' });
    const row = details.getByRole('listitem').filter({
      has: page.locator(`a[href="${address}"]`),
    });
    await expect(row).toContainText(
      say(locale, 'product:stores.pieces', { n: richest?.Quantity ?? 0 }),
    );
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.localName))
      .not.toBe('body');
  });
});

test('the staffel is that of the call', async ({ page }) => {
  const { meerMinder } = await promotionNodes();
  const found = await findProduct(({ MoreLessLevels }) => MoreLessLevels.length > 0, {
    categoryID: meerMinder ?? 0,
  });
  const product = await productOf(found.Url, locale);
  await page.goto(pageOf(locale, product));
  const table = page.getByRole('table', { name: say(locale, 'product:staffel.caption') });
  for (const { Quantity, PriceInclTax } of product.MoreLessLevels) {
    expect(PriceInclTax).toBeLessThan(product.PriceInclTax);
    const from = say(locale, 'product:staffel.from', { quantity: Quantity });
    const row = table.getByRole('row').filter({
      has: page.getByRole('rowheader', { name: from, exact: true }),
    });
    await expect(row.getByRole('cell').first()).toContainText(euros(locale, PriceInclTax));
  }
  await expect(table.getByRole('rowheader')).toHaveCount(product.MoreLessLevels.length);
});

test('the energy label opens before the page, with its information sheet', async ({ page }) => {
  const found = await findProduct(({ EnergyLevel }) => !!EnergyLevel, { searchTerm: 'ledlamp' });
  await open(page, pageOf('nl', found));
  const level = found.EnergyLevel ?? '';
  const arrow = page.getByRole('link', { name: say('nl', 'product:energy.open', { level }) });
  await arrow.click();
  const dialog = page.getByRole('dialog', { name: say('nl', 'tools:energy.title') });
  const label = dialog.getByRole('img', { name: say('nl', 'product:energy.class', { level }) });
  await expect(label).toBeInViewport();
  expect((await label.boundingBox())?.width).toBeGreaterThan(280);
  const sheet = dialog.getByRole('link', { name: say('nl', 'tools:energy.sheet') });
  const answer = await page.request.get((await sheet.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(arrow).toBeFocused();
});

test('what is sold out says so, and offers other products @mobile', async ({ page }) => {
  const product = await findProduct(
    ({ MaxStockTotal, MaxStockDefault, Visibility, Orderable }) =>
      MaxStockTotal <= 0 &&
      MaxStockDefault <= 0 &&
      Visibility === 'Orderable' &&
      Orderable === 'ja',
    { onlySoldOnline: false },
  );
  await page.goto(pageOf('nl', product));
  const main = page.getByRole('main');
  const soldOut = say('nl', 'product:stock.sold-out');
  await expect(main.locator('#voorraad').getByText(soldOut)).toBeVisible();
  // On a phone the bar at the foot says why it cannot be pressed.
  const bar = page.locator('.sticky-bar').getByRole('button', { includeHidden: true });
  await expect(bar).toHaveText(soldOut);
  for (const button of await page.locator('[value=add]').all()) {
    if (await button.isVisible()) await expect(button).toBeDisabled();
  }
  const others = main.getByRole('link', { name: say('nl', 'product:alternatives') });
  const row = page.locator((await others.getAttribute('href')) ?? '');
  await expect(row).toHaveText(say('nl', 'product:rows.plp'));
});

test('what is not sold online says so', async ({ page }) => {
  const product = await findProduct(({ Visibility }) => Visibility === 'ViewableButNotOrderable', {
    onlySoldOnline: false,
  });
  const response = await page.goto(pageOf('nl', product));
  expect(response?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByText(say('nl', 'product:stock.not-orderable')).first()).toBeVisible();
  const offer = (await linkedData(page)).find((one) => one['@type'] === 'Product')?.['offers'] as {
    availability: string;
  };
  expect(offer.availability).not.toContain('InStock');
});
