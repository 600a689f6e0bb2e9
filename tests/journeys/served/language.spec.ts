/** The language switch lands on the same page in the other language (spec 1 §4.5). */
import { testClockOffset } from '../../support/test-clock.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { cards, idsOf, shownIds } from '../../support/list-page.ts';
import { open } from '../../support/ready.ts';
import { categoryWith } from '../../support/samples.ts';
import {
  ask,
  categories,
  search,
  type WireBrand,
  type WireNode,
} from '../../support/shop-calls.ts';
import { to } from '../../support/texts.ts';

const NAMES = { nl: 'Nederlands', en: 'English' } as const;

async function switchTo(page: Page, locale: 'nl' | 'en'): Promise<void> {
  const link = page.getByRole('link', { name: NAMES[locale] }).locator('visible=true').first();
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().isNavigationRequest()),
    link.click(),
  ]);
  expect(response.status(), response.url()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

const nodeOf = (id: number, locale: 'nl' | 'en') =>
  ask<WireNode>(`/api/aspos/webnodes/main/${id}`, locale);

/** A facet value that has different names in the two languages, and a category that has it. */
async function namedTwice() {
  for (const { Id } of await categories()) {
    const [dutch, english] = [
      (await search({ categoryID: Id })).Facets,
      (await search({ categoryID: Id }, 'en')).Facets,
    ];
    for (const { Field, Values } of dutch) {
      const others = english.find((facet) => facet.Field === Field)?.Values ?? [];
      // Of two values in both languages, as many products on one side as on the other: the same.
      if (Values.length !== 2 || Values[0]!.Count === Values[1]!.Count) continue;
      const [nl] = Values;
      const en = others.find(({ Count }) => Count === nl!.Count);
      if (en && en.Value !== nl!.Value) return { Id, field: Field, nl: nl!.Value, en: en.Value };
    }
  }
  throw new Error('No category has a facet value with two names.');
}

test('a search keeps its term, filters, sort and page in the other language', async ({ page }) => {
  const brands = await ask<WireBrand[]>('/api/aspos/brands/popular');
  const term = brands.find(({ Description }) => Description)?.Description ?? '';
  const query = 'MinPrice=1&MaxPrice=9000&SoldOnline=0&Sort=price-asc&Page=2';
  const addressIn = (locale: 'nl' | 'en') => `${to(locale, 'search-term', { term })}?${query}`;
  await page.goto(addressIn('nl'));
  for (const locale of ['en', 'nl'] as const) {
    await expect(cards(page).first()).toBeVisible();
    await switchTo(page, locale);
    await expect(page).toHaveURL(addressIn(locale));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
    const filters = { minPrice: 1, maxPrice: 9000, sortOrder: 'price-asc', page: 2 };
    const found = await search({ searchTerm: term, ...filters, onlySoldOnline: false }, locale);
    await expect.poll(() => shownIds(page)).toEqual(idsOf(found));
  }
});

test('a list keeps its filters in the other language, in the words of that language', async ({
  page,
}) => {
  const value = await namedTwice();
  const addressIn = async (locale: 'nl' | 'en') => {
    const list = to(locale, 'product-lister-all', {
      pathMatch: (await nodeOf(value.Id, locale)).Url,
    });
    return `${list}?${new URLSearchParams({ [`f.${value.field}`]: value[locale] })}`;
  };
  await page.goto(await addressIn('nl'));
  await expect(page.getByRole('checkbox', { name: value.nl, checked: true })).toBeVisible();
  for (const locale of ['en', 'nl'] as const) {
    await switchTo(page, locale);
    await expect(page.getByRole('checkbox', { name: value[locale], checked: true })).toBeVisible();
    await expect(page).toHaveURL(await addressIn(locale));
  }
});

const SCROLLED = 600;

test('the switch keeps the query, the hash and the scroll position', async ({ page }) => {
  const addressIn = async (locale: 'nl' | 'en') => {
    const { Url } = await nodeOf((await categoryWith(5)).Id, locale);
    return `${to(locale, 'product-lister-all', { pathMatch: Url })}?Sort=price-asc#footer`;
  };
  await open(page, await addressIn('nl'));
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), SCROLLED);
  // The link at the foot, by its key: to reach it by the pointer would scroll.
  const link = page.getByRole('link', { name: NAMES.en, includeHidden: true }).last();
  await link.focus({ timeout: 5_000 });
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), SCROLLED);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(await addressIn('en'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(SCROLLED);
});

test.describe('the language that was chosen', () => {
  test('is kept for 365 days, and leads from the home page at the start of a visit alone', async ({
    page,
    context,
  }) => {
    await open(page, to('nl', 'index'));
    expect(await context.cookies()).toEqual([]);
    await switchTo(page, 'en');
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'locale', value: 'en', path: '/' });
    // The browser keeps cookies by its own, real time.
    const now = Date.now() - testClockOffset();
    const days = ((cookie?.expires ?? 0) - now / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);

    // Within the visit, Back and every other page stay in their language.
    await page.goBack();
    await expect(page).toHaveURL(to('nl', 'index'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');

    const visit = await context.newPage();
    await visit.goto(to('nl', 'brand'));
    await expect(visit.locator('html')).toHaveAttribute('lang', 'nl');
    await visit.goto(`${to('nl', 'index')}?utm_source=mail`);
    await expect(visit).toHaveURL(`${to('en', 'index')}?utm_source=mail`);
    await switchTo(visit, 'nl');
    await expect(visit).toHaveURL(`${to('nl', 'index')}?utm_source=mail`);
    expect((await context.cookies())[0]).toMatchObject({ name: 'locale', value: 'nl' });
  });

  test('is not guessed from the browser', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'en-GB', baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(to('nl', 'index'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await context.close();
  });
});
