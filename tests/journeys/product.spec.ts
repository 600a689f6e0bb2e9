/** A product page against the product call (spec 2 §2, §3); what is sold out: `tests/site/promises.test.ts`. */
import type { Locale } from '../../src/domain/shared/common.ts';
import { expect, test } from '../support/fixtures.ts';
import { findProduct } from '../support/samples.ts';
import { open } from '../support/ready.ts';
import { ask, productOf, type WireProduct, type WireStore } from '../support/shop-calls.ts';
import { euros, say, to } from '../support/texts.ts';

const locale = 'nl';

const pageOf = (locale: Locale, { Url }: WireProduct) =>
  to(locale, 'product-detail-url', { url: Url });

test('price, name, number and stock per store are those of the call, also where no call answers', async ({
  page,
}) => {
  const found = await findProduct(
    ({ MaxStockDefault, Orderable }) => MaxStockDefault > 0 && Orderable === 'ja',
  );
  const product = await productOf(found.Url, locale);
  for (const call of ['stock', 'ids']) {
    await page.route(`**/api/aspos/products/${call}*`, (route) => route.abort());
  }
  await open(page, pageOf(locale, product));
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.Name);
  const price = `${euros(locale, product.PriceInclTax)} ${say(locale, 'listing:card.inclVat')}`;
  await expect(main.getByText(price, { exact: true }).first()).toBeVisible();
  // Nor does that take the button away.
  await expect(
    main.getByRole('button', { name: say(locale, 'product:buy.add') }).first(),
  ).toBeEnabled();
  const trimmed = String(product.Id).padStart(6, '0').slice(-6);
  await expect(main.getByText(trimmed, { exact: true }).first()).toBeVisible();

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
