/** What a wishlist, the cart, an order and a product look like on paper. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { numberTrimmed } from '../../src/domain/shared/number-trimmed.ts';
import { orderables } from '../support/cart.ts';
import { open } from '../support/ready.ts';
import { say, to } from '../support/texts.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, key: string, locale: 'nl' | 'en' = 'nl') =>
  main(page).getByRole('button', { name: say(locale, key), exact: true });

/** Presses the button that prints, and shows the page as it is on paper, A4 within its margins. */
async function print(page: Page, control: Locator): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset['printed'] = '';
    };
  });
  await control.click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.setViewportSize({ width: 688, height: 1016 });
  await page.emulateMedia({ media: 'print' });
}

/** Nothing to press, nothing of the frame but the logo, and nothing wider than the paper. */
async function expectPaper(page: Page): Promise<void> {
  await expect(page.locator('button:visible, .btn:visible, footer:visible')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  for (const line of await page.locator('.line').all()) {
    expect(await line.evaluate((row) => getComputedStyle(row).breakInside)).toBe('avoid');
  }
}

test('a list has a barcode of each article for the counter, and the cart its totals', async ({
  page,
  customer,
}) => {
  const products = await orderables('nl', 3);
  const { ask } = await customer({ cart: products.map((product) => [product, 2] as const) });
  const list = await ask<{ Id: number }>('POST', '/api/aspos/customer/wishlists', {
    listName: 'Badkamer',
  });
  const { Id } = list;
  await ask('POST', `/api/aspos/customer/wishlists/id/${Id}/products`, {
    products: products.map((product) => ({ productId: product.Id, quantity: 3 })),
  });
  await open(page, `${to('nl', 'account-favourites')}?list=${Id}`);
  await expect(page.locator('.line')).toHaveCount(3);
  await expect(page.locator('[data-print-code] svg')).toHaveCount(0);
  await print(page, button(page, 'wishlists:detail.print'));
  await expectPaper(page);
  await expect(main(page).getByRole('heading', { name: 'Badkamer' })).toBeVisible();
  for (const { Name, Number: articleNumber } of products) {
    const line = page.locator('.line').filter({ hasText: Name });
    await expect(line.locator('input')).toHaveValue('3');
    const code = line.locator('[data-print-code]');
    await expect(code).toHaveText(numberTrimmed(articleNumber));
    // A scanner reads bars of a quarter of a millimetre and more: 96 px are 25.4 mm.
    const modules = modulesOf(await code.locator('svg').getAttribute('viewBox'));
    const { width } = (await code.locator('svg').boundingBox())!;
    expect(((width / 96) * 25.4) / modules).toBeGreaterThan(0.25);
  }
  await expect(main(page).locator('dl')).toContainText(say('nl', 'wishlists:order.incl'));

  await page.emulateMedia({ media: null });
  await open(page, to('nl', 'cart'));
  await expect(page.locator('.line')).toHaveCount(3);
  await print(page, button(page, 'cart:tools.print'));
  await expectPaper(page);
  await expect(page.locator('.line').first()).toBeVisible();
  await expect(main(page).locator('dl')).toContainText(say('nl', 'cart:totals.totalIncl'));
});

test('an order shows its lines and sums, a product its price and address', async ({
  page,
  customer,
}) => {
  await customer({ kind: 'klusbedrijf', locale: 'en' });
  await open(page, to('en', 'account-orders'));
  await main(page).locator('[data-order]').first().click();
  await expect(main(page).getByRole('article')).toBeVisible();
  await print(page, button(page, 'orders:detail.print', 'en'));
  await expectPaper(page);
  const order = main(page).getByRole('article');
  await expect(order.locator('.line').first()).toBeVisible();
  await expect(order.locator('dl').last()).toContainText(say('en', 'orders:detail.totalIncl'));

  await page.emulateMedia({ media: null });
  const [product] = await orderables('en', 1);
  await open(page, to('en', 'product-detail-url', { url: product!.Url }));
  await page.emulateMedia({ media: 'print' });
  await expectPaper(page);
  await expect(main(page).locator('[data-slot="price"]')).toBeVisible();
  await expect(main(page).locator('[data-address]')).toContainText(`/product/${product!.Id}`);
});

/** The width of a drawing in modules. */
const modulesOf = (viewBox: string | null) => Number(viewBox?.split(' ')[2]);
