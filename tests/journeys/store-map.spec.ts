/** The map of stores: on its page, in the choice of a store and in the checkout (spec 2 §7). */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { expectNoFaults } from '../support/axe.ts';
import { addFromOtherDevice, orderables } from '../support/cart.ts';
import { text } from '../support/checkout.ts';
import { open } from '../support/ready.ts';
import { ask, productOf, SHOP, type WireProduct, type WireStore } from '../support/shop-calls.ts';
import {
  cardOf,
  frameOf,
  isMapCode,
  mapDrawn,
  mapText,
  markers,
  openPageMap,
  storesOnMap,
  withoutWebGl,
} from '../support/store-map.ts';
import { say, to } from '../support/texts.ts';

const locale = 'nl';

type Branch = WireStore & { Tags: string[]; Address: { City: string } };

const branches = () => ask<Branch[]>('/api/aspos/stores');
const rows = (page: Page) => page.locator('[data-stores] > li:visible');
const filterText = (locale: Locale, key: string) => say(locale, `sidebars:storeFilter.${key}`);

const openFilters = async (page: Page, locale: Locale) => {
  await page.getByRole('button', { name: say(locale, 'store:filters') }).click();
  return page.getByRole('dialog', { name: say(locale, 'sidebars:titles.StoreFilterSidebar') });
};

/** Opens the list near a place, so that every marker of the first stores is apart. */
const openNear = (page: Page, locale: Locale, term: string) =>
  open(page, `${to(locale, 'store-lister')}?postcode=${encodeURIComponent(term)}`);

test('the map loads when it is opened, a store is chosen on it by keyboard, and it shows and points at the same stores as the list', async ({
  page,
}) => {
  const all = await branches();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openNear(page, locale, 'Tiel');
  await expect(rows(page).first()).toContainText('km');
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, -600);
  expect(urls.filter(isMapCode)).toEqual([]);

  await openPageMap(page, locale);
  await mapDrawn(page);
  expect(urls.filter(isMapCode).length).toBeGreaterThan(1);
  expect(urls.filter((url) => !url.startsWith(SHOP) && !url.startsWith('data:'))).toEqual([]);

  const first = rows(page).first();
  const city = await first.getByRole('heading').innerText();
  const marker = markers(page).and(page.getByRole('button', { name: city, exact: true }));
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
  const card = cardOf(page);
  await expect(card).toContainText('km');
  await expect(card.locator('dl')).toContainText(/\d\d:\d\d - \d\d:\d\d/);
  await expect(first).toHaveClass(/is-marked/);
  await expect(card.getByRole('link', { name: mapText(locale, 'details') })).toHaveAttribute(
    'href',
    (await first.getByRole('link').getAttribute('href'))!,
  );
  await expectNoFaults(page, '[data-map]');

  await card.getByRole('button', { name: mapText(locale, 'choose') }).click();
  await expect(card.getByRole('button', { name: mapText(locale, 'yours') })).toBeVisible();
  const [store] = all.filter(({ Address }) => Address.City === city);
  await expect(page.locator('[data-store-name]').first()).toHaveText(store?.Name ?? '');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(first).not.toHaveClass(/is-marked/);

  await test.step('map and list show the same stores, and point at the same one', async () => {
    // The list is of stores near a place, which the map shows first.
    const showsWhole = async (stores: Branch[]) => {
      await expect(rows(page)).toHaveCount(stores.length);
      await page.getByRole('button', { name: mapText(locale, 'whole') }).click();
      await expect.poll(() => storesOnMap(page)).toBe(stores.length);
    };
    await showsWhole(all);
    const saws = all.filter(({ Tags }) => Tags.includes('Zagerij'));
    const sidebar = await openFilters(page, 'nl');
    await sidebar.getByRole('checkbox', { name: 'Zagerij' }).check();
    await page.keyboard.press('Escape');
    await showsWhole(saws);

    await rows(page).first().hover();
    const city = await rows(page).first().getByRole('heading').innerText();
    await expect(page.locator('.map-pin.is-pointed')).toHaveAccessibleName(city);
    await openFilters(page, 'nl');
    await sidebar.getByRole('checkbox', { name: 'Zagerij' }).uncheck();
    await page.keyboard.press('Escape');
    await showsWhole(all);
  });
  await test.step('a group of stores opens without motion where less motion is asked for', async () => {
    const group = page.locator('.map-group').first();
    const members = Number(await group.innerText());
    await group.click();
    const places = () =>
      markers(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).style.translate));
    await expect.poll(() => storesOnMap(page)).toBeLessThan(all.length);
    expect(await storesOnMap(page)).toBeGreaterThanOrEqual(members);
    const before = await places();
    // Two frames: an animation would have moved them.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await places()).toEqual(before);
  });
});

test('stores that do not load leave the list, say so, and are asked for again; without WebGL the drawing has the same markers and card @mobile', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await withoutWebGl(page);
  await openNear(page, 'nl', 'Tiel');
  await expect(rows(page).first()).toContainText('km');
  await page.route('**/api/aspos/stores', (route) => route.abort());
  await page.getByRole('button', { name: say('nl', 'store:openMap') }).click();
  const alert = page.getByRole('alert').filter({ hasText: mapText('nl', 'failed') });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/aspos/stores');
  await alert.getByRole('button', { name: mapText('nl', 'retry') }).click();
  await expect(markers(page).first()).toBeVisible();
  await expect(alert).toBeHidden();

  const city = await rows(page).first().getByRole('heading').innerText();
  await page.getByRole('button', { name: city, exact: true }).click();
  await expect(cardOf(page)).toContainText(city);
  await expect(frameOf(page)).toHaveAttribute('data-map-view', 'drawing');
  await expect(page.locator('.map-drawing path.map-land')).toBeVisible();
  expect(urls.filter(isMapCode)).toEqual([]);
});

/** Stores with every piece of the lines. */
const storesWithAll = (all: Branch[], lines: readonly (readonly [WireProduct, number])[]) =>
  all.filter(({ Id }) =>
    lines.every(([{ Stock }, quantity]) =>
      Stock.some(({ StoreId, Quantity }) => StoreId === Id && Quantity >= quantity),
    ),
  );

/** Two lines that some stores have, and some do not. */
async function scarceLines(all: Branch[]) {
  const products = await Promise.all(
    (await orderables('nl', 10)).slice(0, 10).map(({ Url }) => productOf(Url)),
  );
  for (const quantity of [2, 5, 10, 20]) {
    for (const product of products) {
      const lines = [
        [product, quantity],
        [products.find(({ Id }) => Id !== product.Id)!, 1],
      ] as const;
      const { length } = storesWithAll(all, lines);
      if (length > 0 && length < all.length) return lines;
    }
  }
  throw new Error('Every store has everything.');
}

test('a product leads to the stores with its stock, and they are filtered by that of the whole cart', async ({
  page,
}) => {
  const all = await branches();
  const lines = await scarceLines(all);
  const [[product]] = lines;
  await addFromOtherDevice(page, lines);
  // The filter knows a cart that this browser has shown.
  await open(page, to(locale, 'cart'));
  await expect(page.locator('[data-line]')).toHaveCount(lines.length);
  await open(page, to(locale, 'product-detail-url', { url: product.Url }));
  await page.getByText(say(locale, 'product:stores.summary')).click();
  await page.getByRole('link', { name: say(locale, 'product:stores.onMap') }).click();
  const inStock = storesWithAll(all, [[product, 1]]).length;
  await expect(page.locator('[data-stores] .stock.is-in')).toHaveCount(inStock);
  await expect(rows(page)).toHaveCount(all.length);

  const sidebar = await openFilters(page, locale);
  await sidebar.getByRole('radio', { name: product.Name }).check();
  await expect(rows(page)).toHaveCount(inStock);
  await sidebar.getByRole('radio', { name: filterText(locale, 'stockCart') }).check();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(storesWithAll(all, lines).length);
  await expect(rows(page).first()).toContainText(text(locale, 'stores.allHere'));
});

test('the pickup store is chosen on a map with the stock of the whole cart', async ({
  page,
  customer,
}) => {
  const all = await branches();
  const lines = await scarceLines(all);
  // While the map moves, its groups open and close.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await customer({ locale, address: true, cart: lines });
  await page.goto(to(locale, 'checkout-delivery'));
  const main = page.getByRole('main');
  await main.locator('input[name=method][value=Pickup]').check();
  await expect(main.locator('input[name=store]').first()).toBeVisible();
  await main.getByRole('checkbox', { name: text(locale, 'stores.onlyComplete') }).check();
  await main.getByRole('button', { name: mapText(locale, 'map'), exact: true }).click();
  await mapDrawn(main);
  const complete = storesWithAll(all, lines);
  await main.getByRole('button', { name: mapText(locale, 'whole') }).click();
  await expect.poll(() => storesOnMap(main)).toBe(complete.length);

  // Groups open until a store is by itself.
  const pin = main.locator('.map-pin').first();
  while (!(await pin.isVisible())) {
    const groups = await main.locator('.map-group').count();
    await main.locator('.map-group').first().click();
    await expect
      .poll(
        async () =>
          (await pin.isVisible()) || (await main.locator('.map-group').count()) !== groups,
      )
      .toBe(true);
  }
  const name = (await pin.getAttribute('aria-label')) ?? '';
  expect(name).toContain(text(locale, 'stores.allHere'));
  await main.getByRole('button', { name, exact: true }).click();
  const card = cardOf(main);
  await expect(card).toContainText(text(locale, 'stores.allHere'));
  await expectNoFaults(page, '.store-map');
  await card.getByRole('button', { name: mapText(locale, 'choose') }).click();
  await expect(card.getByRole('button', { name: mapText(locale, 'yours') })).toBeVisible();
  await expect(main.locator('input[name=slot]:checked')).toBeVisible();
  await main.getByRole('button', { name: mapText(locale, 'list'), exact: true }).click();
  const chosen = main.locator('label', { has: page.locator('input[name=store]:checked') });
  await expect(chosen).toContainText(name.split(',')[0]!);
});
