/** Every tab stop is at least half in view and has a ring of 3:1 (WCAG 2.4.7, 2.4.11, 1.4.11). */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { orderables } from '../support/cart.ts';
import { crawledPages } from '../support/crawl/addresses.ts';
import { tabRounds } from '../support/focus/tab-stop.ts';
import { cards, openFilters } from '../support/list-page.ts';
import { open } from '../support/ready.ts';
import { catalogueRoots } from '../support/samples.ts';
import { searchField } from '../support/search-field.ts';
import { SHOP } from '../support/shop-calls.ts';
import { doors, filled, hasFocus, sidebarOf } from '../support/sidebars.ts';
import { say, to } from '../support/texts.ts';

/** Stops of a page's own part, from its start, and from its end back. */
const FROM_START = 8;
const FROM_END = 3;
/** Pages of a layout of their own. */
const LOOKED_AT = ['product-lister-all', 'product-detail-url', 'not-found', 'store-lister', 'faq'];
const LOOKED_AT_SIDEBARS = ['ProductSidebarDefaultStore', 'ProductSidebarBTW'];
const SCROLLED = 1500;
const CARD = JSON.stringify({
  ...{ number: '2600001234', fullName: 'J. de Vries', companyName: 'De Vries Bouw' },
  expires: Date.parse('2090-01-01'),
});

test.use({ deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 });
});

type Rounds = ReturnType<typeof tabRounds>;

/** The faults of what a page has between header and footer. */
async function mainFaults(page: Page, round: Rounds): Promise<string[]> {
  const isOver = ({ isInMain }: { isInMain: boolean }) => !isInMain;
  await page.locator('main').focus();
  const faults = await round({ isOver, most: FROM_START });
  await page.evaluate(() => {
    const [first] = document.querySelectorAll<HTMLElement>('footer :is(a, button)');
    first?.focus();
  });
  return [...faults, ...(await round({ isOver, key: 'Shift+Tab', most: FROM_END }))];
}

async function listAddress(): Promise<string> {
  const [root] = await catalogueRoots('nl');
  return to('nl', 'product-lister-all', { pathMatch: root!.Url });
}

test('of the home page, the menus of its header, and the search panel', async ({ page }) => {
  const round = tabRounds(page);
  await test.step('of the home page: its header, what follows, and its foot', async () => {
    await open(page, to('nl', 'index'));
    expect(await round({ most: 24 })).toEqual([]);
    await page.locator('footer').getByRole('link').last().focus();
    expect(await round({ key: 'Shift+Tab', most: 8 })).toEqual([]);
  });
  await test.step('of the menus of the header', async () => {
    await page.locator('.bar-account > summary').press('Enter');
    await expect(page.locator('.account-menu')).toBeVisible();
    const stops = page.locator('.account-menu :is(a, button)').filter({ visible: true });
    expect(await round({ most: await stops.count() }), 'account').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.menu button').first().press('Enter');
    await expect(page.locator('.menu [data-placement]').first()).toBeVisible();
    expect(await round({ most: 8 }), 'menu').toEqual([]);
    await page.locator('shop-catalogue a').first().press('Enter');
    await expect(page.locator('.catalogue-list > ul').first()).toBeVisible();
    expect(await round({ most: 12 }), 'catalogue').toEqual([]);
  });
  await test.step('of the search panel', async () => {
    const field = searchField(page, 'nl');
    await field.focus();
    await field.pressSequentially('gips');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await round({ most: 6 })).toEqual([]);
    await page.keyboard.press('Escape');
  });
});

test('of the header when the page is scrolled, and of the filters of a list @mobile', async ({
  page,
}) => {
  await test.step('of the header, when the page is scrolled', async () => {
    await open(page, await listAddress());
    await expect(cards(page).nth(8)).toBeVisible();
    await page.locator('main').focus();
    await page.evaluate((y) => scrollTo(0, y), SCROLLED);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(SCROLLED);
    expect(await tabRounds(page)({ key: 'Shift+Tab' })).toEqual([]);
  });
  await test.step('of the filters of a list', async () => {
    const filters = await openFilters(page, 'nl', true);
    await filters
      .getByRole('button', { name: say('nl', 'listing:list.more') })
      .first()
      .press('Enter');
    expect(await tabRounds(page)({ most: FROM_START })).toEqual([]);
  });
});

test('of the pages of a visitor', async ({ page }) => {
  const pages = (await crawledPages(SHOP)).filter(
    ({ row, locale }) => locale === 'nl' && LOOKED_AT.includes(row.name),
  );
  expect(pages).toHaveLength(LOOKED_AT.length);
  const round = tabRounds(page);
  const faults: Record<string, string[]> = {};
  for (const { row, path } of pages) {
    await test.step(row.name, async () => {
      await open(page, path);
      const found = await mainFaults(page, round);
      if (found.length > 0) faults[row.name] = found;
    });
  }
  expect(faults).toEqual({});
});

test('of the account, of a cart with lines, and of the steps of the checkout @mobile', async ({
  page,
  customer,
}) => {
  const products = await orderables('nl', 2);
  await customer({ address: true, cart: products.map((product) => [product, 2] as const) });
  const round = tabRounds(page);
  const main = page.getByRole('main');
  for (const name of ['account', 'account-favourites'] as const) {
    await open(page, to('nl', name));
    await expect(main.locator('.signed-in astro-island:not([ssr])').first()).toBeVisible();
    await expect(main.locator('.animate-pulse, .motion-safe\\:animate-pulse')).toHaveCount(0);
    expect(await mainFaults(page, round), name).toEqual([]);
  }
  await open(page, to('nl', 'cart'));
  await expect(page.locator('[data-line]')).toHaveCount(2);
  expect(await mainFaults(page, round), 'cart').toEqual([]);
  await open(page, to('nl', 'checkout-delivery'));
  await expect(page.locator('input[name=slot]:checked')).toBeVisible();
  expect(await mainFaults(page, round), 'delivery').toEqual([]);
});

test('of the sidebars', async ({ page }) => {
  await page.addInitScript((card) => localStorage.setItem('loyaltyCard', card), CARD);
  const round = tabRounds(page);
  const faults: Record<string, string[]> = {};
  let address = '';
  for (const door of await doors('nl', false)) {
    const { name, press } = door;
    if (!LOOKED_AT_SIDEBARS.includes(name)) continue;
    await test.step(name, async () => {
      if (door.address !== address) await open(page, (address = door.address));
      await press(page);
      const sidebar = sidebarOf(page, 'nl', name);
      await filled(sidebar);
      expect(await hasFocus(sidebar), name).toBe(true);
      const found = await round({ most: FROM_START });
      if (found.length > 0) faults[name] = found;
      await page.keyboard.press('Escape');
      await expect(sidebar).toBeHidden();
      expect(await page.evaluate(() => document.activeElement === document.body), name).toBe(false);
    });
  }
  expect(faults).toEqual({});
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('of an answer that unfolds @mobile', async ({ page }) => {
    await open(page, to('nl', 'faq'));
    const entry = page
      .locator('.faq details')
      .filter({ has: page.locator('div a') })
      .first();
    await entry.locator('summary').press('Enter');
    await expect(entry.locator('div a').first()).toBeVisible();
    expect(await tabRounds(page)({ most: 4 })).toEqual([]);
  });
});
