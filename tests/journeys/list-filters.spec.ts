/** Filters of a list, their chips, and Back through all of it (spec 2 §4). */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ISLAND_ALIVE } from '../../src/shop/ui/alive.ts';
import {
  cards,
  count,
  idsOf,
  openFilters,
  rangeInputs,
  showProducts,
  shownIds,
  showValues,
} from '../support/list-page.ts';
import { holdScript } from '../support/held-script.ts';
import { open, scriptsReady } from '../support/ready.ts';
import { catalogueRoots } from '../support/samples.ts';
import { search } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const THICKNESS = 'dikte';
const BESIDE_BANNER = 11;
/** Pixels that a picture may weigh on where a page is scrolled to. */
const NEAR = 4;

/** A root category with a thickness to filter by and enough for three pages. */
async function thickThings(locale: Locale) {
  for (const { Id, Url } of await catalogueRoots(locale)) {
    const list = await search({ categoryID: Id, pageSize: BESIDE_BANNER }, locale);
    const thickness = list.Facets.slice(0, 6).find(({ Field }) => Field === THICKNESS)?.Values[0];
    const address = to(locale, 'product-lister-all', { pathMatch: Url });
    if (list.Total >= 40 && thickness) return { Id, address, list, thickness };
  }
  throw new Error('No root category has thicknesses.');
}

/** Rows of values above a facet's own, as the filters show them. */
function rowsAbove(facets: { Field: string; Values: unknown[] }[], field: string): number {
  const at = facets.findIndex(({ Field }) => Field === field);
  return facets.slice(0, at).reduce((rows, { Values }) => rows + Math.min(6, Values.length), 0);
}

/** A brand of a root category that moves the values of a lower facet, one of them still to choose. */
async function movingValue(locale: Locale) {
  for (const { Id, Url } of await catalogueRoots(locale)) {
    const ask = (more: Record<string, string> = {}) =>
      search({ categoryID: Id, pageSize: BESIDE_BANNER, ...more }, locale);
    const all = (await ask()).Facets.slice(0, 6);
    for (const { Value: brand } of all.find(({ Field }) => Field === 'brand')?.Values ?? []) {
      const left = (await ask({ brandNames: brand })).Facets.slice(0, 6);
      for (const { Field, Label, Values } of all.slice(1)) {
        const lower = left.find((facet) => facet.Field === Field);
        const value = Values.slice(0, 6).find((one) =>
          lower?.Values.some(({ Value }) => Value === one.Value),
        );
        if (!value || rowsAbove(left, Field) === rowsAbove(all, Field)) continue;
        const { Total } = await ask({ brandNames: brand });
        const address = to(locale, 'product-lister-all', { pathMatch: Url });
        return { Id, address, brand, field: Field, label: Label, value: value.Value, Total };
      }
    }
  }
  throw new Error('No brand moves the values of another facet.');
}

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Where the page stands once it has not scrolled for some frames. */
const atRest = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let still = 0;
        let before = scrollY;
        const look = () => {
          still = scrollY === before ? still + 1 : 0;
          before = scrollY;
          if (still < 10) requestAnimationFrame(look);
          else resolve(Math.round(scrollY));
        };
        look();
      }),
  );

/** Notes where the page stands when a link is clicked: the click may scroll to it first. */
const notePlaceOfClick = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const note = () => sessionStorage.setItem('place-of-click', String(Math.round(scrollY)));
    addEventListener('click', note, { capture: true, once: true });
  });

const placeOfClick = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('place-of-click')));

test('brand, price and thickness narrow a list; chips let go of them @mobile', async ({ page }) => {
  const locale = 'en';
  const { Id, address, list, thickness } = await thickThings(locale);
  await open(page, address);
  const ask = (more: Record<string, string | number>) =>
    search({ categoryID: Id, pageSize: BESIDE_BANNER, ...more }, locale);

  const filters = await openFilters(page, locale, true);
  const group = filters.getByRole('group', {
    name: list.Facets.find(({ Field }) => Field === THICKNESS)?.Label ?? '',
  });
  await showValues(group, locale);
  await group
    .locator('label')
    .filter({ has: page.getByText(thickness.Value, { exact: true }) })
    .getByRole('checkbox')
    .check();
  const chips = page.getByRole('list', { name: say(locale, 'listing:list.chosen') });
  const byThickness = { filterFacets: `${THICKNESS}|${thickness.Value}` };
  const thick = await ask(byThickness);
  await expect(count(page, locale, thick.Total)).toBeAttached();
  expect(query(page)).toEqual({ [`f.${THICKNESS}`]: thickness.Value });

  // Nonsense is no price; two numbers are, to the cent.
  const price = rangeInputs(filters, say(locale, 'listing:list.price'));
  const entries = await page.evaluate(() => history.length);
  await price.first().fill('veel');
  await price.last().fill('9');
  await price.last().press('Enter');
  // A message says what the fields take, and Back has nothing to undo.
  await expect(price.first()).toBeFocused();
  await expect(price.first()).toHaveAccessibleDescription(say(locale, 'listing:range.fault'));
  await expect(price.first()).toHaveValue('veel');
  await expect(price.last()).toHaveValue('9');
  expect(query(page)).toEqual({ [`f.${THICKNESS}`]: thickness.Value });
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await price.first().fill('1.24');
  await price.last().fill('90');
  await price.last().press('Enter');
  const priced = await ask({ ...byThickness, minPrice: 1.24, maxPrice: 90 });
  await expect.poll(() => query(page)).toMatchObject({ MinPrice: '1.24', MaxPrice: '90' });
  // The chip comes after the fields have taken the range over, which puts back what is typed
  // meanwhile; the count may be the same as before.
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  await expect(count(page, locale, priced.Total)).toBeAttached();
  await price.first().fill('weinig');
  await price.first().press('Enter');
  await expect(price.first()).toHaveAttribute('aria-invalid', 'true');
  expect(query(page)).toMatchObject({ MinPrice: '1.24', MaxPrice: '90' });

  const brand = priced.Facets.find(({ Field }) => Field === 'brand')?.Values[0]?.Value ?? '';
  // The brands keep their places while somebody chooses: it may be among those behind "more".
  const brands = filters.getByRole('group', {
    name: list.Facets.find(({ Field }) => Field === 'brand')?.Label ?? '',
  });
  await showValues(brands, locale);
  // Not by the name of the box: it may begin that of another brand.
  await brands
    .locator('label')
    .filter({ has: page.getByText(brand, { exact: true }) })
    .getByRole('checkbox')
    .check();
  const all = await ask({ ...byThickness, minPrice: 1.24, maxPrice: 90, brandNames: brand });
  // The count may be the same as before.
  await expect(chips.getByRole('listitem')).toHaveCount(4);
  await expect(count(page, locale, all.Total)).toBeAttached();
  await showProducts(page, locale, true, all.Total);
  await expect.poll(() => shownIds(page)).toEqual(idsOf(all));

  await chips.getByRole('button', { name: new RegExp(`${brand}$`) }).press('Enter');
  // The chip goes with its filter; who goes on by keyboard goes on at the top of the list.
  await expect(count(page, locale, priced.Total)).toBeFocused();
  await chips.getByRole('button', { name: say(locale, 'listing:list.clearAll') }).click();
  await expect(count(page, locale, list.Total)).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(chips).toHaveCount(0);

  // Back and Forward through what was chosen.
  await page.goBack();
  await expect(count(page, locale, priced.Total)).toBeVisible();
  await page.goBack();
  await expect.poll(() => shownIds(page)).toEqual(idsOf(all));
  await page.goForward();
  await expect(count(page, locale, priced.Total)).toBeVisible();
  await expect(chips.getByRole('listitem')).toHaveCount(3);
});

test('a link with filters is turned to its third page, to a product and back', async ({ page }) => {
  const locale = 'nl';
  const { Id, address } = await thickThings(locale);
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map(async (number) => {
      const chosen = { categoryID: Id, minPrice: 1, maxPrice: 5000, page: number };
      return idsOf(await search({ ...chosen, pageSize: BESIDE_BANNER }, locale));
    }),
  );
  const wanted = { MinPrice: '1', MaxPrice: '5000' };
  await open(page, `${address}?${new URLSearchParams(wanted)}`);
  // The row of chips moves the paging below it, so a click before it appears would miss.
  const chips = page.getByRole('list', { name: say(locale, 'listing:list.chosen') });
  await expect(chips.getByRole('listitem')).toHaveCount(2);
  await expect.poll(() => shownIds(page)).toEqual(first);
  const paging = page.getByRole('navigation', { name: say(locale, 'listing:list.paging') });
  const next = paging.getByRole('link', { name: say(locale, 'listing:list.next'), exact: true });
  await next.click();
  await expect.poll(() => shownIds(page)).toEqual(second);
  await atRest(page);
  await next.scrollIntoViewIfNeeded();
  await notePlaceOfClick(page);
  await next.click();
  await expect.poll(() => shownIds(page)).toEqual(third);
  const placeOfSecond = await placeOfClick(page);
  const here = page.url();
  expect(query(page)).toEqual({ ...wanted, Page: '3' });
  const link = cards(page).last().locator('.card-name a');
  // Turning a page scrolls to its top.
  await atRest(page);
  await link.scrollIntoViewIfNeeded();
  const before = await atRest(page);
  await page.mouse.wheel(0, 40);
  // The wheel turns the page some frames later.
  await expect.poll(() => scrolled(page)).not.toBe(before);
  await atRest(page);
  const isThere = async (ids: number[] | undefined, top: number) => {
    await expect.poll(() => shownIds(page)).toEqual(ids);
    await expect.poll(async () => Math.abs((await scrolled(page)) - top)).toBeLessThan(NEAR);
  };
  await notePlaceOfClick(page);
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  const place = await placeOfClick(page);
  await page.goBack();
  await expect(page).toHaveURL(here);
  await isThere(third, place);

  // From list to list, too.
  await page.goBack();
  await isThere(second, placeOfSecond);
  await page.goForward();
  await expect(page).toHaveURL(here);
  await isThere(third, place);
});

test('a value stays chosen and a card counts a press once while the scripts of the frame are still on their way', async ({
  page,
}) => {
  const release = await holdScript(page, 'BaseLayout');
  const { address, list } = await thickThings('nl');
  await page.addInitScript((type) => {
    addEventListener(type, () => Object.assign(globalThis, { isAlive: true }));
  }, ISLAND_ALIVE);
  await page.goto(address, { waitUntil: 'commit' });
  const card = cards(page)
    .filter({ has: page.locator('form') })
    .first();
  const name = (await card.locator('.card-name a').textContent()) ?? '';
  // The label names the product once the script that handles the buttons has run.
  const label = say('nl', 'listing:buy.quantity', { name });
  const quantity = page.getByRole('textbox', { name: label });
  await card.getByRole('button', { name: say('nl', 'listing:buy.plus', { name }) }).click();
  await expect(quantity).toHaveValue('2');
  const filters = await openFilters(page, 'nl', false);
  const box = filters
    .getByRole('group', { name: list.Facets.find(({ Field }) => Field === 'brand')?.Label ?? '' })
    .getByRole('checkbox')
    .first();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await box.hover();
    expect(await page.evaluate(() => 'isAlive' in globalThis)).toBe(true);
  }).toPass({ intervals: [100] });
  await box.check();
  await expect.poll(() => query(page)).toHaveProperty('Merken');
  release();
  await scriptsReady(page);
  await atRest(page);
  expect(query(page)).toHaveProperty('Merken');
  await expect(box).toBeChecked();
});

test('a filter stays under the finger while the list answers the one before', async ({ page }) => {
  const { Id, address, brand, field, label, value, Total } = await movingValue('nl');
  await open(page, address);
  const filters = await openFilters(page, 'nl', false);
  const box = (name: string) =>
    filters.locator('label').filter({ has: page.getByText(name, { exact: true }) });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/sp/search?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await box(brand).first().click();
  const lower = filters
    .getByRole('group', { name: label })
    .locator('label')
    .filter({
      has: page.getByText(value, { exact: true }),
    });
  await lower.hover();
  await page.mouse.down();
  held.resolve();
  await expect(count(page, 'nl', Total)).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => query(page)).toEqual({ Merken: brand, [`f.${field}`]: value });
  // Who leaves the filters finds them afterwards as the answer has them.
  await page.mouse.move(0, 0);
  const chosen = { categoryID: Id, brandNames: brand, filterFacets: `${field}|${value}` };
  const { Facets } = await search({ ...chosen, pageSize: BESIDE_BANNER }, 'nl');
  const labels = Facets.slice(0, 6).map(({ Label }) => Label);
  await expect(filters.locator('legend')).toHaveText([/./, ...labels, /./]);
});

test('a branch is chosen beside a list, which then has only what lies there, or that first', async ({
  page,
}) => {
  const { Id, address, list } = await thickThings('nl');
  await open(page, address);
  const filters = await openFilters(page, 'nl', false);
  const stock = filters.getByRole('group', { name: say('nl', 'listing:list.stock') });
  await stock.getByRole('button', { name: say('nl', 'listing:list.chooseStore') }).click();
  const branches = page.getByRole('dialog').getByRole('listitem');
  await branches
    .getByRole('button', { name: say('nl', 'sidebars:defaultStore.choose') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const box = stock.getByRole('checkbox');
  await box.click();
  await expect.poll(() => Object.keys(query(page))).toEqual(['Vestiging']);
  const storeID = query(page)['Vestiging'] ?? '';
  const ask = (more: Record<string, string | boolean>) =>
    search({ categoryID: Id, pageSize: BESIDE_BANNER, storeID, ...more });
  const only = await ask({ onlyInStore: true });
  expect(only.Total).toBeLessThan(list.Total);
  await expect(count(page, 'nl', only.Total)).toBeVisible();
  await expect(stock.getByText(String(only.Total), { exact: true })).toBeVisible();
  await expect.poll(() => shownIds(page)).toEqual(idsOf(only));
  await expect(cards(page).getByText(/^Niet op voorraad in/)).toHaveCount(0);
  await expect(cards(page).first()).toContainText(/ op voorraad in /);
  await box.click();
  await page
    .getByRole('combobox', { name: say('nl', 'listing:list.sort') })
    .selectOption('in-store');
  await expect.poll(() => query(page)).toEqual({ Sort: 'in-store', Vestiging: storeID });
  await expect
    .poll(async () => shownIds(page))
    .toEqual(idsOf(await ask({ sortOrder: 'in-store' })));
  // Whoever gets the address sees the list of that branch, named, without having chosen one.
  await page.evaluate(() => localStorage.clear());
  await open(page, `${address}?Vestiging=${storeID}`);
  await expect(count(page, 'nl', only.Total)).toBeVisible();
  await expect(stock.getByRole('checkbox')).toBeChecked();
});

test('where nothing fits: what to let go of, and where else to look @mobile', async ({ page }) => {
  const { address, list } = await thickThings('nl');
  await open(page, `${address}?MinPrice=90000&MaxPrice=90001`);
  const main = page.getByRole('main');
  await expect(main.getByText(say('nl', 'listing:list.empty'))).toBeVisible();
  await expect(main.getByText(say('nl', 'listing:list.popularCategories'))).toBeVisible();
  await expect(main.getByText(say('nl', 'listing:list.popularBrands'))).toBeVisible();
  await main.getByRole('button', { name: say('nl', 'listing:list.clearAll') }).click();
  await expect(count(page, 'nl', list.Total)).toBeVisible();
});

test('a promotion list filters by category, and says what it leaves out @mobile', async ({
  page,
}) => {
  const address = to('nl', 'product-lister-actie');
  await open(page, address);
  const filters = await openFilters(page, 'nl', true);
  const group = filters.getByRole('group', { name: say('nl', 'listing:list.category') });
  const label = group.locator('label').first();
  const [name, found] = [label.locator('span'), label.locator('small')];
  const total = Number(await found.textContent());
  const words = (await name.textContent()) ?? '';
  await label.click();
  await expect(count(page, 'nl', total)).toBeAttached();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('Categorie')).toBe(words);
  expect(searchParams.get('CatIds')).toMatch(/^\d+$/);
  await showProducts(page, 'nl', true, total);
  await page.goBack();
  const note = page.getByText(say('nl', 'listing:list.notSoldOnline'));
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: say('nl', 'listing:list.showAll') }).click();
  await expect(page).toHaveURL(`${address}?SoldOnline=0`);
  await expect(note).toHaveCount(0);
});
