/** Where the focus is after an action, and that it is seen (WCAG 2.4.3, 2.4.7, 2.4.11). */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { touch } from '../support/focus/focus-ring.ts';
import { cards, openFilters } from '../support/list-page.ts';
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

test('a list keeps the focus: more values, a closed notification, a price that is no amount', async ({
  page,
}) => {
  await test.step('showing more values brings the focus to the first of them', async () => {
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
  await test.step('closing a notification gives the focus back', async () => {
    await touch(page);
    const card = cards(page)
      .filter({ has: page.locator('form') })
      .first();
    const name = (await card.locator('.card-name a').textContent()) ?? '';
    const add = card.getByRole('button', { name: say('nl', 'listing:buy.add', { name }) });
    await add.press('Enter');
    const close = page.locator('[data-says]').getByRole('button');
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(close).toHaveCount(0);
    await expect(add).toBeFocused();
  });
  await test.step('a price that is no amount has its message in view, and applying keeps the focus on its button', async () => {
    const price = page.getByRole('group', { name: say('nl', 'listing:list.price') });
    const field = price.getByRole('textbox').first();
    await field.fill('abc');
    // Puts the field at the lower edge of the window, with no room for a message below it.
    await field.evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await price.getByRole('button', { name: say('nl', 'listing:list.apply') }).press('Enter');
    await expect(price.getByRole('alert')).not.toHaveText('');
    await expect(price.getByRole('alert')).toBeInViewport({ ratio: 0.9 });
    await expect(field).toBeFocused();
    await field.fill('2');
    const apply = price.getByRole('button', { name: say('nl', 'listing:list.apply') });
    await apply.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?/);
    await expect(page.locator('.list-main')).toHaveAttribute('aria-busy', 'false');
    await expect(apply).toBeFocused();
  });
});

/** Where the focus is: `body` is nowhere. */
const focusAt = (page: Page) => page.evaluate(() => document.activeElement?.localName ?? '');

test('letting go of all filters on a phone keeps the focus in their sidebar @mobile', async ({
  page,
}) => {
  await open(page, `${await listAddress()}?MinPrice=2&MaxPrice=900`);
  await touch(page);
  const filters = await openFilters(page, 'nl', true);
  await filters.getByRole('button', { name: say('nl', 'listing:list.clear') }).press('Enter');
  await expect(page).not.toHaveURL(/MinPrice/);
  await expect(filters.getByRole('button', { name: say('nl', 'listing:list.clear') })).toHaveCount(
    0,
  );
  await expect
    .poll(() => page.evaluate(() => !!document.activeElement?.closest('dialog')))
    .toBe(true);
});

test('a menu that the pointer opened closes by Escape, the account menu when the focus leaves it', async ({
  page,
}) => {
  await test.step('Escape closes a menu that the pointer opened', async () => {
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
  await test.step('the account menu closes when the focus leaves it', async () => {
    await touch(page);
    const menu = page.locator('.account-menu');
    await page.locator('.bar-account > summary').press('Enter');
    await expect(menu).toBeVisible();
    await menu.locator('a, button').filter({ visible: true }).last().focus();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    expect(await focusAt(page)).not.toBe('body');
  });
});
