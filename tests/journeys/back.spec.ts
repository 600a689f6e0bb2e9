/** A page that Back brings out of the browser's memory shows what holds now. */
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/ready.ts';
import { findProduct } from '../support/samples.ts';
import { ask, type WireStore } from '../support/shop-calls.ts';
import { to } from '../support/texts.ts';

test('a page that comes back knows the VAT and the store that were chosen meanwhile', async ({
  page,
}) => {
  const product = await findProduct(({ MaxStockTotal }) => MaxStockTotal > 0);
  const [store] = await ask<WireStore[]>('/api/aspos/stores?storeTags=Webshop');
  const address = to('nl', 'product-detail-url', { url: product.Url });
  // What would keep a page out of that memory.
  const headers = (await page.request.get(address)).headers();
  expect(headers['cache-control'] ?? '').not.toContain('no-store');
  const answered = page.waitForResponse('**/api/aspos/products/ids?*');
  await open(page, address);
  await expect(page.locator('html')).not.toHaveAttribute('data-vat');
  await (await answered).finished();
  const asked = page.waitForRequest('**/api/aspos/products/ids?*');
  // Playwright turns the memory off: the page is told that it comes back. No event tells a page
  // what happened to the storage while it slept.
  await page.evaluate(
    (chosen) => {
      localStorage.setItem('vat', 'excl');
      localStorage.setItem('store', JSON.stringify(chosen));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    { id: store!.Id, name: store!.Name },
  );
  await expect(page.locator('html')).toHaveAttribute('data-vat', 'excl');
  await expect(page.locator('[data-store-name]').first()).toHaveText(store!.Name);
  expect((await asked).url()).toContain(String(product.Id));
});
