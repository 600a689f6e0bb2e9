/** Where the focus is after an action, and that it is seen (WCAG 2.4.3, 2.4.7, 2.4.11). */
import { expect, test } from '@playwright/test';
import { cards } from '../support/list-page.ts';
import { open } from '../support/ready.ts';
import { catalogueRoots, findProduct } from '../support/samples.ts';
import { productOf } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const STOPS = 40;

async function listAddress(): Promise<string> {
  const [root] = await catalogueRoots('nl');
  return to('nl', 'product-lister-all', { pathMatch: root!.Url });
}

async function productAddress(): Promise<string> {
  const { Url } = await productOf((await findProduct(() => true)).Url, 'nl');
  return to('nl', 'product-detail-url', { url: Url });
}

test('the bar of a product page covers nothing that has the focus @mobile', async ({ page }) => {
  await open(page, await productAddress());
  const first = page.getByRole('main').getByRole('textbox').first();
  await first.focus();
  // The style comes with the first touch.
  await expect(first).toHaveCSS('scroll-margin-bottom', '80px');
  const covered: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.sticky-bar');
      if (!focused || !bar || bar.contains(focused) || !focused.closest('main')) return null;
      const { top, height } = focused.getBoundingClientRect();
      return top + height / 2 > bar.getBoundingClientRect().top ? focused.outerHTML : null;
    });
    if (hidden) covered.push(hidden.slice(0, 200));
  }
  expect(covered).toEqual([]);
});

test('the ring of a picture lies inside of the gallery @desktop', async ({ page }) => {
  await open(page, await productAddress());
  const link = page.locator('.slide a').first();
  await page.locator('.slides').focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('outline-style', 'solid');
  await expect(link).toHaveCSS('outline-offset', '-3px');
});

test('applying a price range keeps the focus on its button @desktop', async ({ page }) => {
  await open(page, await listAddress());
  await expect(cards(page).first()).toBeVisible();
  const price = page.getByRole('group', { name: say('nl', 'listing:list.price') });
  await price.getByRole('textbox').first().fill('2');
  const apply = price.getByRole('button', { name: say('nl', 'listing:list.apply') });
  await apply.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?/);
  await expect(page.locator('.list-main')).toHaveAttribute('aria-busy', 'false');
  await expect(apply).toBeFocused();
});

test('showing more values brings the focus to the first of them @desktop', async ({ page }) => {
  await open(page, await listAddress());
  const group = page
    .locator('.filters fieldset')
    .filter({ has: page.getByRole('button', { name: say('nl', 'listing:list.more') }) })
    .first();
  const label = await group.locator('legend').textContent();
  const values = page.locator('.filters fieldset', {
    has: page.getByText(label!, { exact: true }),
  });
  const before = await values.getByRole('checkbox').count();
  await group.getByRole('button', { name: say('nl', 'listing:list.more') }).focus();
  await page.keyboard.press('Enter');
  await expect(values.getByRole('checkbox').nth(before)).toBeFocused();
});

test('Escape closes a menu that the pointer opened @desktop', async ({ page }) => {
  await open(page, to('nl', 'index'));
  const entry = page.locator('.menu li:has(> ul)').first();
  const list = entry.locator('> ul');
  await entry.hover();
  await expect(list).toBeVisible();
  // The code of the menu comes when the pointer does.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden({ timeout: 500 });
  }).toPass();
  await page.mouse.move(5, 700);
  await entry.hover();
  await expect(list).toBeVisible();
});
