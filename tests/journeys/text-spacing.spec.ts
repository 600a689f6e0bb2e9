/** Nothing is cut on a narrow screen, nor where a reader sets letters and lines wide (WCAG 1.4.10, 1.4.12). */
import { expect, test } from '../support/fixtures.ts';
import { orderables } from '../support/cart.ts';
import { crawledPages } from '../support/crawl/addresses.ts';
import { cutTexts, spaceTexts } from '../support/cut-texts.ts';
import { open } from '../support/ready.ts';
import { SHOP } from '../support/shop-calls.ts';
import { to } from '../support/texts.ts';

const NAMES = ['index', 'product-lister-all', 'product-detail-url'];

test('nothing is cut at 320 px, and with wide letters @mobile', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 844 });
  const pages = (await crawledPages(SHOP)).filter(
    ({ row, locale }) => locale === 'nl' && NAMES.includes(row.name),
  );
  expect(pages).toHaveLength(NAMES.length);
  const faults: Record<string, string[]> = {};
  for (const { row, path } of pages) {
    await test.step(row.name, async () => {
      await open(page, path);
      // What comes later has the same style; a list's cards are those of the page.
      faults[row.name] = await cutTexts(page);
      await spaceTexts(page);
      faults[`${row.name}, spaced`] = await cutTexts(page);
    });
  }
  const found = Object.entries(faults).filter(([, texts]) => texts.length > 0);
  expect(Object.fromEntries(found)).toEqual({});
});

test('long words and numbers of a customer fit a page of 320 px @mobile', async ({
  page,
  customer,
}) => {
  const [product] = await orderables('nl', 1);
  const { ask } = await customer({ address: true, cart: [[product!, 9_999]] });
  await ask('PUT', '/api/aspos/customer', { companyName: 'Aannemersbedrijf'.repeat(6) });
  await page.setViewportSize({ width: 320, height: 844 });
  for (const name of ['cart', 'checkout-delivery', 'account-overview'] as const) {
    await open(page, to('nl', name));
    const shown = name === 'account-overview' ? /(Aannemersbedrijf){6}/ : /€\s\d+\.\d{3}/;
    await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
    expect(await cutTexts(page), name).toEqual([]);
  }
});
