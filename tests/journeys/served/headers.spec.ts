/** The content security policy lets the shop itself work. */
import { expect, test } from '../../support/fixtures.ts';
import { open } from '../../support/ready.ts';
import { findProduct } from '../../support/samples.ts';
import { to } from '../../support/texts.ts';

// What pages run by themselves: `crawl/visitor.spec.ts`.
test('the policy stops nothing that appears on interaction', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const style = (selector: string, property: 'backgroundColor' | 'borderTopWidth') =>
    page.locator(selector).evaluate((element, name) => getComputedStyle(element)[name], property);
  await open(page, '/');
  await page.locator('shop-catalogue a').first().click();
  await expect(page.locator('.catalogue-list')).toBeVisible();
  expect(await style('.catalogue', 'backgroundColor')).toBe('rgb(255, 255, 255)');

  const { Url } = await findProduct(() => true);
  await open(page, to('nl', 'product-detail-url', { url: Url }));
  await page.locator('a[data-zoom]').first().click();
  await expect(page.locator('.tool-dialog')).toBeVisible();
  // The browser's own dialog has a border.
  expect(await style('.tool-dialog', 'borderTopWidth')).toBe('0px');
  expect(refused).toEqual([]);
});
