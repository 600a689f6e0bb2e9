/**
 * A shop with all that a setting turns on. A tag manager: asked first, loaded after consent, told
 * what happens. Reviews: where there are any.
 */
import { devices, expect, type Page, test } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import type { RunningServer } from '../../../scripts/lib/processes.ts';
import { measuredOrder, openMeasured, unmeasuredOrder } from '../../support/measured-order.ts';
import { scriptsReady } from '../../support/ready.ts';
import { dataLayer, eventOf, REVIEW, startTaggedShop } from '../../support/tagged-shop.ts';
import { LOCALES, say, to } from '../../support/texts.ts';

const PHONE = devices['Pixel 7'];
const DESKTOP = devices['Desktop Chrome'];

type Locale = (typeof LOCALES)[number];

const TAG = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1';
const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Of an item, by the documentation of GA4's ecommerce events. */
const ITEM_KEYS = ['item_id', 'item_name', 'item_brand', 'item_category', 'price', 'index'];

// One shop for all: it takes some time to build.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let shop: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startTaggedShop();
});
test.afterAll(() => shop?.stop());

const dialogOf = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: say(locale, 'content:consent.title') });

const answer = (page: Page, key: string, locale: Locale = 'nl') =>
  dialogOf(page, locale)
    .getByRole('button', { name: say(locale, `content:consent.${key}`) })
    .click();

/** Stands in for the tag manager; answers the addresses that left the shop. */
async function watch(page: Page): Promise<string[]> {
  const elsewhere: string[] = [];
  await page.route(
    ({ origin }) => origin !== shop.url,
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tagRuns = true' });
    },
  );
  return elsewhere;
}

for (const locale of LOCALES) {
  test(`asks before anything is loaded, and takes no for an answer (${locale})`, async ({
    page,
    context,
  }) => {
    const elsewhere = await watch(page);
    const home = shop.url + to(locale, 'index');
    await page.goto(home);
    await expect(dialogOf(page, locale)).toBeVisible();
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    expect(await dataLayer(page)).toEqual([['consent', 'default', DENIED]]);

    await answer(page, 'refuse', locale);
    await expect(dialogOf(page, locale)).toBeHidden();
    await page.goto(home);
    await expect.poll(() => dataLayer(page)).toEqual([['consent', 'default', DENIED]]);
    await expect(dialogOf(page, locale)).toBeHidden();
    expect(elsewhere).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

test('loads the tag manager once all is allowed, denied first', async ({ page }) => {
  const elsewhere = await watch(page);
  await page.goto(shop.url);
  await answer(page, 'accept');
  await expect.poll(() => page.evaluate('window.tagRuns')).toBe(true);
  expect(elsewhere).toEqual([TAG]);
  const [first, second, start] = await dataLayer(page);
  expect(first).toEqual(['consent', 'default', DENIED]);
  const granted = Object.keys(DENIED).map((storage) => [storage, 'granted']);
  expect(second).toEqual(['consent', 'update', Object.fromEntries(granted)]);
  expect(start).toMatchObject({ event: 'gtm.js' });

  // Taken back on the cookies page: the next page loads nothing.
  await page.goto(shop.url + to('nl', 'cookies'));
  await page.getByRole('button', { name: say('nl', 'content:consent.open') }).click();
  await answer(page, 'refuse');
  const last = async () => (await dataLayer(page)).at(-1);
  await expect.poll(last).toEqual(['consent', 'update', DENIED]);
  elsewhere.length = 0;
  await page.goto(shop.url);
  await expect.poll(() => dataLayer(page)).toHaveLength(1);
  expect(elsewhere).toEqual([]);
});

test('grants what was ticked, and nothing else', async ({ page }) => {
  await watch(page);
  await page.goto(shop.url);
  await answer(page, 'choose');
  const dialog = dialogOf(page, 'nl');
  await dialog.getByRole('checkbox', { name: say('nl', 'content:consent.analytics.name') }).check();
  await answer(page, 'save');
  await expect
    .poll(async () => (await dataLayer(page))[1])
    .toEqual(['consent', 'update', { ...DENIED, analytics_storage: 'granted' }]);
});

test('notes what is seen, searched and chosen', async ({ page }) => {
  await watch(page);
  await page.goto(shop.url + to('nl', 'product-lister-actie'));
  await answer(page, 'accept');
  await expect.poll(() => eventOf(page, 'view_item_list').catch(() => null)).not.toBeNull();
  const seen = await eventOf(page, 'view_item_list');
  const list = seen['ecommerce'] as Record<string, unknown> & {
    items: { item_id: string; item_name: string; price: number; index: number }[];
  };
  expect(list).toMatchObject({ item_list_id: 'plp', item_list_name: expect.any(String) });
  // Each as the measurement's documentation names it, and nothing besides.
  for (const item of list.items) {
    const named = Object.keys(item).filter((key) => !ITEM_KEYS.includes(key));
    expect(named).toEqual([]);
    expect(item.price).toBeGreaterThan(0);
  }
  const ids = await page
    .locator('li[data-product]')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['product']));
  for (const { item_id, index } of list.items) expect(ids[index]).toBe(item_id);
  // The first one that can be ordered.
  const card = page
    .locator('li[data-product]')
    .filter({ has: page.locator('form') })
    .first();
  const id = (await card.getAttribute('data-product')) ?? '';
  const { item_name: name, price } = list.items.find((item) => item.item_id === id)!;
  await card.getByRole('button', { name: say('nl', 'listing:card.add', { name }) }).click();
  await expect.poll(() => eventOf(page, 'add_to_cart').catch(() => null)).not.toBeNull();
  expect(await eventOf(page, 'add_to_cart')).toMatchObject({
    ecommerce: {
      currency: 'EUR',
      value: price,
      items: [{ item_id: id, price, quantity: 1, item_list_id: 'plp' }],
    },
  });

  // The choice is noted before the page goes.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  const link = card.getByRole('link', { name, exact: true });
  await link.click();
  expect(await eventOf(page, 'select_item')).toMatchObject({
    ecommerce: { item_list_id: 'plp', items: [{ item_id: id, index: ids.indexOf(id) }] },
  });

  await page.goto(shop.url + ((await link.getAttribute('href')) ?? ''));
  await expect.poll(() => eventOf(page, 'view_item').catch(() => null)).not.toBeNull();
  const { ecommerce } = (await eventOf(page, 'view_item')) as {
    ecommerce: { value: number; items: { item_id: string; price: number }[] };
  };
  expect(ecommerce.items[0]?.item_id).toBe(id);
  expect(ecommerce).toMatchObject({ currency: 'EUR', value: ecommerce.items[0]?.price });

  await page.goto(shop.url + to('nl', 'search-term', { term: 'plaat' }));
  await expect
    .poll(() => eventOf(page, 'search').catch(() => null))
    .toMatchObject({ search_term: 'plaat' });
});

for (const [locale, device] of [
  ['nl', PHONE],
  ['en', DESKTOP],
] as const) {
  test(`measures an order from the cart to its purchase, each event once (${locale})`, async ({
    browser,
  }) => {
    const { page, events, elsewhere } = await openMeasured(browser, shop.url, device);
    await page.goto(to(locale, 'index'));
    await answer(page, 'accept', locale);
    await measuredOrder(page, events, locale);
    expect(new Set(elsewhere)).toEqual(new Set([TAG]));
    await page.context().close();
  });

  test(`measures and stores nothing of an order without consent (${locale})`, async ({
    browser,
  }) => {
    const { page, events, elsewhere } = await openMeasured(browser, shop.url, device);
    await page.goto(to(locale, 'index'));
    await answer(page, 'refuse', locale);
    await unmeasuredOrder(page, locale);
    expect(events).toEqual([]);
    expect(elsewhere).toEqual([]);
    await page.context().close();
  });
}

test('a product shows what its buyers say; one that nobody judged says nothing', async ({
  page,
}) => {
  await watch(page);
  const ask = async (path: string) =>
    (await (await page.request.get(shop.url + path)).json()) as { Data: never };
  const list: { Products: { Id: number; Url: string }[] } = (
    await ask('/api/sp/search?requestType=results&pageSize=200')
  ).Data;
  const ids = list.Products.map(({ Id }) => Id);
  const judged: { ProductId: number }[] = (await ask(`/api/reviews/products?productIds=${ids}`))
    .Data;
  expect(judged).toHaveLength(1);
  const rated = async (id: number | undefined) => {
    const url = list.Products.find(({ Id }) => Id === id)?.Url ?? '';
    await page.goto(shop.url + to('nl', 'product-detail-url', { url }));
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    return data.some((text) => text.includes('AggregateRating'));
  };
  const section = page.getByRole('region', { name: say('nl', 'product:reviews.title') });
  const [one] = judged;
  expect(await rated(one?.ProductId)).toBe(true);
  await expect(
    section.getByText(say('nl', 'product:reviews.count_one', { count: 1 })),
  ).toBeVisible();
  const stars = say('nl', 'product:reviews.rating', { rating: REVIEW.rating });
  const review = section.getByRole('listitem');
  await expect(review.getByRole('img', { name: stars })).toBeVisible();
  await expect(review).toContainText(REVIEW.text);
  await expect(review).toContainText(`${REVIEW.author}, 2 november 2026`);

  expect(await rated(ids.find((id) => id !== one?.ProductId))).toBe(false);
  await expect(section).toHaveCount(0);
});

test('waits while the page is only being prepared', async ({ page }) => {
  const elsewhere = await watch(page);
  await page.goto(shop.url);
  await answer(page, 'accept');
  await expect.poll(() => elsewhere.length).toBe(1);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });
  await page.goto(shop.url + to('nl', 'brand'));
  await scriptsReady(page);
  expect(await dataLayer(page)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => elsewhere.length).toBe(2);
});
