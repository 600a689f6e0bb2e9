/** Lists of products: static first page, then sort, filter and paging with the query (spec 2 §4). */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { categoryWith, catalogueRoots } from '../support/samples.ts';
import { cards, count, idsOf, shownIds } from '../support/list-page.ts';
import { open } from '../support/ready.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { search } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const locale = 'nl';

/** Three pages and a bit, at any size of the catalogue. */
const ENOUGH = 30;
const PAGE_SIZE = 12;
const BESIDE_BANNER = 11;

/** The list of a category as the calls know it, with its address. */
async function listOf(locale: Locale) {
  const category = await categoryWith(ENOUGH, locale);
  const address = to(locale, 'product-lister-all', { pathMatch: category.Url });
  return { ...category, address };
}

async function sortBy(page: Page, locale: Locale, field: string): Promise<void> {
  await page.getByRole('combobox', { name: say(locale, 'listing:list.sort') }).selectOption(field);
}

test('the first page is static and still; one call keeps it true, and the rest of a card moves nothing', async ({
  page,
}) => {
  const { address, list } = await listOf(locale);
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/') && !path.startsWith('/api/images/')) calls.push(path);
  });
  await watchShifts(page, '.listing');
  await page.goto(address);
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  expect(await shownIds(page)).toEqual(idsOf(list));
  await expect(count(page, locale, list.Total)).toBeVisible();
  // Reading down to the footer is not turning to the list.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect.poll(() => calls).toEqual(['/api/aspos/products/ids']);
  // What the call answered has taken its place: the first day of delivery.
  await expect(cards(page).locator('.had').first()).not.toHaveText(say(locale, 'listing:card.had'));
  expect(await shiftsOf(page)).toEqual([]);

  const moved = await cards(page)
    .first()
    .evaluate((card) => {
      const parts = () =>
        [...card.querySelectorAll('.card-name, .card-price, .was')].map(
          (part) => part.getBoundingClientRect().top,
        );
      const whole = parts();
      // A line is as slow as to end within the price.
      card.querySelector('.per')?.remove();
      return parts().map((top, index) => top - whole[index]!);
    });
  expect(moved).toEqual([0, 0, 0]);
});

test('sorting asks once more, and the address says so; paging shows each product once; back returns', async ({
  page,
}) => {
  const { address, Id, list } = await listOf(locale);
  await open(page, address);
  await test.step('sorting asks once more, and the address says so', async () => {
    const sorted = await search({ categoryID: Id, sortOrder: 'price-asc' }, locale);
    await sortBy(page, locale, 'price-asc');
    await expect(page).toHaveURL(`${address}?Sort=price-asc`);
    await expect.poll(() => shownIds(page)).toEqual(idsOf(sorted));
    const prices = sorted.Products.map(({ PriceInclTax }) => PriceInclTax);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));

    await page.reload();
    await expect.poll(() => shownIds(page)).toEqual(idsOf(sorted));
    const combobox = page.getByRole('combobox', { name: say(locale, 'listing:list.sort') });
    await expect(combobox).toHaveValue('price-asc');

    await page.goBack();
    await expect(page).toHaveURL(address);
  });
  await test.step('paging shows each product once; back returns', async () => {
    const second = await search({ categoryID: Id, page: 2 }, locale);
    await expect.poll(() => shownIds(page)).toEqual(idsOf(list));
    const title = await page.title();
    const paging = page.getByRole('navigation', { name: say(locale, 'listing:list.paging') });
    await paging.getByRole('link', { name: say(locale, 'listing:list.next') }).click();
    await expect(page).toHaveURL(`${address}?Page=2`);
    await expect.poll(() => shownIds(page)).toEqual(idsOf(second));
    expect(idsOf(second).filter((id) => idsOf(list).includes(id))).toEqual([]);
    const current = paging.locator('[aria-current="page"]');
    await expect(current).toHaveText('2');
    const named = say(locale, 'listing:list.page', { page: 2 });
    const status = count(page, locale, list.Total);
    const onSecond = new RegExp(`^.+, ${named.toLowerCase()} \\| [^|]+$`);
    await expect(status).toContainText(`, ${named}`);
    await expect(page).toHaveTitle(onSecond);

    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => shownIds(page)).toEqual(idsOf(list));
    await expect(page).toHaveTitle(title);
    await expect(status).not.toContainText(named);
  });
});

test('a link that has outlived its last page shows the last that there is', async ({ page }) => {
  const { address, Id, list } = await listOf('nl');
  const pages = Math.ceil(list.Total / PAGE_SIZE);
  const last = await search({ categoryID: Id, page: pages });
  await open(page, `${address}?Page=500`);
  await expect.poll(() => shownIds(page)).toEqual(idsOf(last));
  await expect(page).toHaveURL(`${address}?Page=${pages}`);
  const paging = page.getByRole('navigation', { name: say('nl', 'listing:list.paging') });
  await expect(paging.locator('[aria-current]')).toHaveText(String(pages));
  await expect(paging.locator('[rel=prev]')).toHaveAttribute(
    'href',
    `${address}?Page=${pages - 1}`,
  );
});

test('sold online can be turned off; a list that cannot be fetched says so and tries again @mobile', async ({
  page,
}) => {
  const { address, Id } = await listOf('nl');
  await open(page, address);
  await test.step('sold online can be turned off; the total follows', async () => {
    const all = await search({ categoryID: Id, onlySoldOnline: false });
    const box = page.getByRole('checkbox', { name: say('nl', 'listing:list.soldOnline') });
    await expect(box).toBeChecked();
    await box.click();
    await expect(page).toHaveURL(`${address}?SoldOnline=0`);
    await expect(box).not.toBeChecked();
    await expect(count(page, 'nl', all.Total)).toBeVisible();
    await page.reload();
    await expect(box).not.toBeChecked();
    await expect(count(page, 'nl', all.Total)).toBeVisible();
    await box.click();
    await expect(page).toHaveURL(address);
  });
  await test.step('a list that cannot be fetched says so and tries again', async () => {
    await page.route('**/api/sp/search?*', (route) => route.abort());
    await sortBy(page, 'nl', 'price-desc');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(say('nl', 'listing:list.failed'));
    await page.unroute('**/api/sp/search?*');
    // Nor is a gateway's error one of the shop's.
    let refused = 0;
    await page.route('**/api/sp/search?*', (route) => {
      refused += 1;
      return route.fulfill({ status: 503 });
    });
    await alert.getByRole('button', { name: say('nl', 'listing:list.retry') }).click();
    await expect.poll(() => refused).toBe(1);
    await expect(alert).toContainText(say('nl', 'listing:list.failed'));
    await page.unroute('**/api/sp/search?*');
    await alert.getByRole('button', { name: say('nl', 'listing:list.retry') }).press('Enter');
    const sorted = await search({ categoryID: Id, sortOrder: 'price-desc' });
    await expect.poll(() => shownIds(page)).toEqual(idsOf(sorted));
    await expect(alert).toHaveCount(0);
    await expect(page.locator('.list-count')).toBeFocused();
  });
});

test('beside a banner a page holds one product less, and none is lost', async ({ page }) => {
  const [root] = await catalogueRoots();
  const address = to('nl', 'product-lister-all', { pathMatch: root?.Url ?? '' });
  const pages = await Promise.all(
    [1, 2].map((n) => search({ categoryID: root?.Id ?? 0, page: n, pageSize: BESIDE_BANNER })),
  );
  await open(page, address);
  await expect(cards(page)).toHaveCount(BESIDE_BANNER);
  expect(await shownIds(page)).toEqual(idsOf(pages[0]!));
  const tiles = page.getByRole('main').getByRole('listitem');
  const banner = tiles.filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(banner.getByRole('link').first()).toBeVisible();
  await page.getByRole('link', { name: say('nl', 'listing:list.next'), exact: true }).click();
  await expect.poll(() => shownIds(page)).toEqual(idsOf(pages[1]!));
});

test('a filter whose code is gone does not stay checked, and works once it is there', async ({
  page,
}) => {
  const { address, list } = await listOf('nl');
  const brand = list.Facets.find(({ Field }) => Field === 'brand')!.Values[0]!.Value;
  const html = await (await page.request.get(address)).text();
  // Also when it is asked for once more.
  const code = `**${/component-url="([^"]+)"/.exec(html)![1]}*`;
  await page.route(code, (route) => route.abort());
  await open(page, address);
  const box = page.getByRole('checkbox', { name: brand });
  // A page is loaded anew for code that is gone, once.
  const again = page.waitForEvent('load');
  await box.click();
  await again;
  await expect(box).not.toBeChecked();
  await page.unroute(code);
  await box.click();
  await expect(page).toHaveURL(`${address}?${new URLSearchParams({ Merken: brand })}`);
  await expect(box).toBeChecked();
});
