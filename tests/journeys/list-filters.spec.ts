/** Filters of a list, their chips, and Back through all of it (spec 2 §4). */
import { expect, type Page, test } from '@playwright/test';
import { cards, count, idsOf, openFilters, showProducts, shownIds } from '../support/list-page.ts';
import { open } from '../support/ready.ts';
import { catalogueRoots } from '../support/samples.ts';
import { search } from '../support/shop-calls.ts';
import { LOCALES, say, to } from '../support/texts.ts';

type Locale = (typeof LOCALES)[number];

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

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const locale of LOCALES) {
  test(`brand, price and thickness narrow a list; chips let go of them (${locale})`, async ({
    page,
    browser,
    isMobile,
  }) => {
    const { Id, address, list, thickness } = await thickThings(locale);
    await open(page, address);
    const ask = (more: Record<string, string | number>) =>
      search({ categoryID: Id, pageSize: BESIDE_BANNER, ...more }, locale);

    const filters = await openFilters(page, locale, isMobile);
    const group = filters.getByRole('group', {
      name: list.Facets.find(({ Field }) => Field === THICKNESS)?.Label ?? '',
    });
    await group.getByRole('checkbox').first().check();
    const byThickness = { filterFacets: `${THICKNESS}|${thickness.Value}` };
    const thick = await ask(byThickness);
    await expect(count(page, locale, thick.Total)).toBeAttached();
    expect(query(page)).toEqual({ [`f.${THICKNESS}`]: thickness.Value });

    // Nonsense is no price; two numbers are, to the cent.
    const price = filters.getByRole('textbox');
    await price.first().fill('veel');
    await price.last().fill('9');
    await price.last().press('Enter');
    expect(query(page)).toEqual({ [`f.${THICKNESS}`]: thickness.Value });
    await price.first().fill('1,239');
    await price.last().fill('90');
    await price.last().press('Enter');
    const priced = await ask({ ...byThickness, minPrice: 1.24, maxPrice: 90 });
    await expect(count(page, locale, priced.Total)).toBeAttached();
    expect(query(page)).toMatchObject({ MinPrice: '1.24', MaxPrice: '90' });

    const brand = priced.Facets.find(({ Field }) => Field === 'brand')?.Values[0]?.Value ?? '';
    await filters.getByRole('checkbox', { name: brand }).check();
    const all = await ask({ ...byThickness, minPrice: 1.24, maxPrice: 90, brandNames: brand });
    await expect(count(page, locale, all.Total)).toBeAttached();
    await showProducts(page, locale, isMobile, all.Total);
    await expect.poll(() => shownIds(page)).toEqual(idsOf(all));

    // The address is the list: another sees the same.
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect.poll(() => shownIds(other)).toEqual(idsOf(all));
    await context.close();

    const chips = page.getByRole('list', { name: say(locale, 'listing:list.chosen') });
    await expect(chips.getByRole('listitem')).toHaveCount(4);
    await chips.getByRole('button', { name: new RegExp(`${brand}$`) }).click();
    await expect(count(page, locale, priced.Total)).toBeVisible();
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
}

test('from the third page to a product and back: same page, same place', async ({ page }) => {
  const { Id, address } = await thickThings('nl');
  const query = `?MinPrice=0&MaxPrice=5000&Sort=price-asc`;
  const third = await search({
    categoryID: Id,
    pageSize: BESIDE_BANNER,
    page: 3,
    sortOrder: 'price-asc',
    minPrice: 0,
    maxPrice: 5000,
  });
  await open(page, address + query);
  const paging = page.getByRole('navigation', { name: say('nl', 'listing:list.paging') });
  for (const number of ['2', '3']) {
    await paging.getByRole('link', { name: say('nl', 'listing:list.next') }).click();
    await expect(paging.locator('[aria-current="page"]')).toHaveText(number);
  }
  await expect.poll(() => shownIds(page)).toEqual(idsOf(third));
  const here = page.url();
  const link = cards(page).nth(6).locator('.card-name a');
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(here);
  await expect.poll(() => shownIds(page)).toEqual(idsOf(third));
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(NEAR);
});

test('where nothing fits: what to let go of, and where else to look', async ({ page }) => {
  const { address, list } = await thickThings('nl');
  await open(page, `${address}?MinPrice=90000&MaxPrice=90001`);
  const main = page.getByRole('main');
  await expect(main.getByText(say('nl', 'listing:list.empty'))).toBeVisible();
  await expect(main.getByText(say('nl', 'listing:list.popularCategories'))).toBeVisible();
  await expect(main.getByText(say('nl', 'listing:list.popularBrands'))).toBeVisible();
  await main.getByRole('button', { name: say('nl', 'listing:list.clearAll') }).click();
  await expect(count(page, 'nl', list.Total)).toBeVisible();
});

test('a promotion list filters by category, and says what it leaves out', async ({
  page,
  isMobile,
}) => {
  const address = to('nl', 'product-lister-actie');
  await open(page, address);
  const filters = await openFilters(page, 'nl', isMobile);
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
  await showProducts(page, 'nl', isMobile, total);
  await page.goBack();
  const note = page.getByText(say('nl', 'listing:list.notSoldOnline'));
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: say('nl', 'listing:list.showAll') }).click();
  await expect(page).toHaveURL(`${address}?SoldOnline=0`);
  await expect(note).toHaveCount(0);
});

test('a term that leads elsewhere is followed', async ({ page }) => {
  await page.route('**/api/sp/search?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { Data: object };
    await route.fulfill({
      json: { ...answer, Data: { ...answer.Data, RedirectToUrl: to('nl', 'brand') } },
    });
  });
  await page.goto(to('nl', 'search-term', { term: 'merken' }));
  await expect(page).toHaveURL(to('nl', 'brand'));
});
