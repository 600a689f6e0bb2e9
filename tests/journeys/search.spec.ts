/** Search from the header to its results (spec 1 §2.5, spec 2 §4). */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { searchField } from '../support/search-field.ts';
import { catalogueRoots } from '../support/samples.ts';
import { search } from '../support/shop-calls.ts';
import { number, say, to } from '../support/texts.ts';

const locale = 'nl';

const TERM = 'plaat';
/** `demo/content/search/redirects.yaml` sends them to the stores. */
const ELSEWHERE = 'Openingstijden';
const NONSENSE = 'zzqqxxv';

interface WireBrandName {
  BrandName: string;
}

const cards = (page: Page) => page.getByRole('main').locator('[data-product]');

test('a term and Enter lead to its products, or where editors send it, and Back leads on', async ({
  page,
}) => {
  await test.step('a term that editors send elsewhere leads there, and Back leads on', async () => {
    await page.goto(to(locale, 'index'));
    await searchField(page, locale).fill(ELSEWHERE);
    await searchField(page, locale).press('Enter');
    await expect(page).toHaveURL(to(locale, 'store-lister'));
    await page.goBack();
    await expect(page).toHaveURL(to(locale, 'index'));
  });
  await test.step('a term and Enter lead to its products', async () => {
    const found = await search({ searchTerm: TERM }, locale);
    expect(found.Total).toBeGreaterThan(0);
    await searchField(page, locale).fill(TERM);
    await searchField(page, locale).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(locale, 'listing:search.for', { term: TERM }),
    );
    await expect(page).toHaveTitle(new RegExp(TERM));
    await expect(cards(page)).toHaveCount(Math.min(12, found.Total));
    const total = say(locale, `listing:list.${found.Total === 1 ? 'one' : 'many'}`, {
      total: number(locale, found.Total),
    });
    await expect(page.getByRole('status').filter({ hasText: total }).first()).toBeVisible();
    await cards(page).first().locator('.card-name').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${to(locale, 'product-detail-url')}/.+-\\d+$`));
    await page.goBack();
    await expect(cards(page)).toHaveCount(Math.min(12, found.Total));
  });
});

test('nothing found: other ways on', async ({ page }) => {
  await page.goto(to(locale, 'search-term', { term: NONSENSE }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say(locale, 'listing:search.none', { term: NONSENSE }),
  );
  await expect(cards(page)).toHaveCount(0);
  const main = page.getByRole('main');
  const { PopularCategories, PopularBrands } = (await search(
    { searchTerm: NONSENSE },
    locale,
  )) as unknown as { PopularCategories: { Name: string }[]; PopularBrands: WireBrandName[] };
  for (const [key, names] of [
    ['popularCategories', PopularCategories.map(({ Name }) => Name)],
    ['popularBrands', PopularBrands.map(({ BrandName }) => BrandName)],
  ] as const) {
    const ways = main.locator('.chips').filter({ hasText: say(locale, `listing:list.${key}`) });
    expect(names.length).toBeGreaterThan(0);
    await expect(ways.getByRole('link')).toHaveText(names);
  }
  const [root] = await catalogueRoots(locale);
  await main
    .getByRole('link', { name: root?.Name ?? '' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(root?.Name ?? '');
});

test('a term is text, whatever it holds; an empty field is not searched for @mobile', async ({
  page,
}) => {
  await test.step('a term is text, whatever it holds', async () => {
    const term = '<b>50%</b> & "schroef"';
    const alarms: string[] = [];
    page.on('dialog', (dialog) => alarms.push(dialog.message()));
    await page.goto(to('nl', 'search-term', { term }));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(term);
    await expect(heading.locator('b')).toHaveCount(0);
    expect(alarms).toEqual([]);
  });
  await test.step('an empty field is not searched for', async () => {
    await page.goto(to('nl', 'index'));
    await searchField(page, 'nl').press('Enter');
    await expect(page).toHaveURL(to('nl', 'index'));

    // An address that asks for nothing shows where to begin.
    await page.goto(`${to('nl', 'search')}?SearchTerm=&Page=2`);
    const heading = page.getByRole('heading', { name: say('nl', 'listing:search.emptyTitle') });
    await expect(heading).toBeVisible();
  });
});

test('when the search cannot be reached it says so, and tries again', async ({ page }) => {
  await page.route('**/api/sp/search?*', (route) => route.abort());
  await page.goto(to('nl', 'search-term', { term: TERM }));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(say('nl', 'listing:list.failed'));
  await page.unroute('**/api/sp/search?*');
  await alert.getByRole('button', { name: say('nl', 'listing:list.retry') }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});
