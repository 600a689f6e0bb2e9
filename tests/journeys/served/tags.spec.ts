/**
 * A shop with all that a setting turns on. A tag manager: asked first, loaded after consent, told
 * what happens. Reviews: where there are any.
 */
import type { Locale } from '../../../src/domain/shared/common.ts';
import { type BrowserContext, devices, type Page } from '@playwright/test';
import { BRANDS } from '../../../src/brands/brands.ts';
import { ROUTES } from '../../../src/routes.ts';
import { axe } from '../../support/axe.ts';
import type { ShopUnderTest } from '../../support/current-shop.ts';
import { crawledPages } from '../../support/crawl/addresses.ts';
import { holdScript } from '../../support/held-script.ts';
import { directiveOf } from '../../support/policy.ts';
import { addFromList, measuredOrder, openMeasured } from '../../support/measured-order.ts';
import { open } from '../../support/ready.ts';
import { cardOf, mapDrawn, openPageMap } from '../../support/store-map.ts';
import { expectAllListed } from '../../support/stored-names.ts';
import {
  CHAT,
  dataLayer,
  eventOf,
  isTile,
  OUTSIDE,
  REVIEW,
  TAG,
  TAGGED,
  TILE_ATTRIBUTION,
  VERIFICATION,
} from '../../support/tagged-shop.ts';
import { say, to } from '../../support/texts.ts';
import { expect, OWN_SHOP, test } from '../../support/fixtures.ts';

const locale = 'nl';

const PHONE = devices['Pixel 7'];
const DESKTOP = devices['Desktop Chrome'];

/** Of the sign-in page, which checkout and account lead to. */
const SIGN_IN_COOKIES = ['sign-in', '_session', '_interaction', '_interaction_resume'];

const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Of an item, by the documentation of GA4's ecommerce events. */
const ITEM_KEYS = ['item_id', 'item_name', 'item_brand', 'item_category', 'price', 'index'];

// In one worker, which has one shop for all.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ ownShopPlan: TAGGED, ...OWN_SHOP });

let shop: ShopUnderTest;
test.beforeAll(({ ownShop }) => void (shop = ownShop));

const dialogOf = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: say(locale, 'content:consent.title') });

const answer = (page: Page, key: string, locale: Locale = 'nl') =>
  dialogOf(page, locale)
    .getByRole('button', { name: say(locale, `content:consent.${key}`) })
    .click();

/** Stands in for the tag manager; answers the addresses that left the shop. */
async function watch(page: Page | BrowserContext): Promise<string[]> {
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

test('asks before anything is loaded, and takes no for an answer', async ({ page, context }) => {
  const elsewhere = await watch(page);
  // A page without pictures: a new shop makes each when it is first asked for.
  const faq = shop.url + to(locale, 'faq');
  await page.goto(faq);
  await expect(dialogOf(page, locale)).toBeVisible();
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  expect(await dataLayer(page)).toEqual([['consent', 'default', DENIED]]);

  await answer(page, 'refuse', locale);
  await expect(dialogOf(page, locale)).toBeHidden();
  await page.goto(faq);
  await expect.poll(() => dataLayer(page)).toEqual([['consent', 'default', DENIED]]);
  await expect(dialogOf(page, locale)).toBeHidden();
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

/** Personal pages lead who is not signed in to the sign-in page, whose cookies are necessary. */
const leadsToSignIn = (path: string, locale: Locale): boolean =>
  ROUTES.some(
    ({ name, [locale]: own }) =>
      /^(?:account|checkout|login)/.test(name) && own.replace('{product}', BRANDS.bm.slug) === path,
  );

/** Opens an address in a separate tab until its scripts run, or until it led to the sign-in page. */
async function visit(
  context: BrowserContext,
  path: string,
  look: () => Promise<void>,
): Promise<void> {
  await test.step(path, async () => {
    const page = await context.newPage();
    // The page leads elsewhere where the token of its mail is refused.
    await page.route('**/checkForgotPasswordToken', (route) => route.abort());
    // What leads elsewhere by itself may do so before it is loaded.
    await page.goto(`${shop.url}${path}#token=x`, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => (globalThis as { early?: null }).early === null || location.pathname.startsWith('/id/'),
      undefined,
      { polling: 50 },
    );
    await look();
    await page.close();
  });
}

/** One address of every layout in a language. */
async function pagesIn(locale: Locale): Promise<string[]> {
  const pages = (await crawledPages(shop.url)).filter((page) => page.locale === locale);
  return [...new Map(pages.map(({ row, path }) => [row.layout, path])).values()];
}

// Third parties belong to the layouts; that no page sets a cookie by itself: `crawl/visitor.spec.ts`.
test('in every layout nothing leaves the shop before consent, and no cookie but of a sign-in is set', async ({
  // Stays open, while the others come and go.
  page: _,
  context,
}) => {
  const elsewhere = await watch(context);
  for (const path of await pagesIn('nl')) {
    await visit(context, path, async () => {
      const names = (await context.cookies()).map(({ name }) => name.replace('.sig', ''));
      const allowed = leadsToSignIn(path, 'nl') ? SIGN_IN_COOKIES : [];
      expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
    });
    await context.clearCookies();
  }
  expect(elsewhere).toEqual([]);
});

test('loads third parties once all is allowed, the tag manager denied first; in every layout exactly the configured ones, until that is taken back', async ({
  page,
  context,
}) => {
  const elsewhere = await watch(context);
  const asked = () => [...new Set(elsewhere)].toSorted();
  await page.goto(shop.url + to('en', 'faq'));
  await answer(page, 'accept', 'en');
  await expect.poll(() => page.evaluate('window.tagRuns')).toBe(true);
  await expect.poll(() => elsewhere.toSorted()).toEqual(OUTSIDE);
  const [first, second, start] = await dataLayer(page);
  expect(first).toEqual(['consent', 'default', DENIED]);
  const granted = Object.keys(DENIED).map((storage) => [storage, 'granted']);
  expect(second).toEqual(['consent', 'update', Object.fromEntries(granted)]);
  expect(start).toMatchObject({ event: 'gtm.js' });

  for (const path of await pagesIn('en')) {
    elsewhere.length = 0;
    await visit(context, path, async () => {
      if (!leadsToSignIn(path, 'en')) await expect.poll(asked).toEqual(OUTSIDE);
      else expect(OUTSIDE).toEqual(expect.arrayContaining(asked()));
    });
  }
  await expectAllListed(page, 'en');

  await test.step('a page that is only being prepared waits', async () => {
    const prepared = await context.newPage();
    const ofPrepared = await watch(prepared);
    await prepared.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    });
    // Its scripts wait too: what they would send now goes out before this answer comes.
    await prepared.goto(shop.url + to('nl', 'brand'));
    await prepared.evaluate(() => fetch('/api/aspos/session'));
    expect(await dataLayer(prepared)).toEqual([]);
    expect(ofPrepared).toEqual([]);
    await prepared.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect.poll(() => ofPrepared.toSorted()).toEqual(OUTSIDE);
    await prepared.close();
  });

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

test('grants what was ticked, and loads nothing else', async ({ page }) => {
  const elsewhere = await watch(page);
  await page.goto(shop.url + to('nl', 'faq'));
  await answer(page, 'choose');
  const dialog = dialogOf(page, 'nl');
  await dialog.getByRole('checkbox', { name: say('nl', 'content:consent.marketing.name') }).check();
  await answer(page, 'save');
  await expect.poll(() => elsewhere).toEqual([TAG]);
  const [, update] = await dataLayer(page);
  const granted = ['ad_storage', 'ad_user_data', 'ad_personalization'].map((name) => [
    name,
    'granted',
  ]);
  expect(update).toEqual(['consent', 'update', { ...DENIED, ...Object.fromEntries(granted) }]);
});

test('the policy allows exactly the third parties that are on', async ({ request }) => {
  const policy = (await request.get(shop.url)).headers()['content-security-policy'] ?? '';
  const outside = (name: string) =>
    directiveOf(policy, name).filter((source) => source.startsWith('https:'));
  const tags = ['*.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'];
  const reports = ['tiles.example', ...tags, '*.g.doubleclick.net', 'ab.example']
    .concat('collect.ab.example', 'visual.example')
    .map((host) => `https://${host}`);
  const scripts = ['www.googletagmanager.com', 'ab.example', 'visual.example'];
  expect(outside('script-src')).toEqual(scripts.map((host) => `https://${host}`));
  expect(outside('connect-src')).toEqual(reports);
  expect(outside('img-src')).toEqual(reports);
});

test('the tile server is asked once the map is opened, and named beside it; without its answer the markers are there', async ({
  page,
}) => {
  const elsewhere = await watch(page);
  const tiles: string[] = [];
  await page.route(isTile, (route) => {
    tiles.push(route.request().url());
    return route.abort();
  });
  await open(page, `${shop.url}${to('nl', 'store-lister')}?postcode=Tiel`);
  await answer(page, 'refuse');
  const first = page.locator('[data-stores] > li:visible').first();
  await expect(first).toContainText('km');
  expect(tiles).toEqual([]);
  await openPageMap(page, 'nl');
  await mapDrawn(page);
  expect(tiles.length).toBeGreaterThan(0);
  await expect(page.locator('.map-attribution')).toHaveText(TILE_ATTRIBUTION);
  const city = await first.getByRole('heading').innerText();
  await page.getByRole('button', { name: city, exact: true }).click();
  await expect(cardOf(page)).toContainText(city);
  expect(elsewhere).toEqual([]);
});

test('the chat link opens the chat service, and the home page proves whose site this is', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(shop.url + path)).text();
  expect(await read('/')).toContain(
    `<meta name="google-site-verification" content="${VERIFICATION}"`,
  );
  const chat = new RegExp(`<a [^>]*href="${CHAT}"[^>]*>`).exec(
    await read(to('nl', 'forgot-password')),
  );
  expect(chat?.[0]).toContain('rel="noopener noreferrer"');
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
  await card.getByRole('button', { name: say('nl', 'listing:buy.add', { name }) }).click();
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

/** Adds pieces of a product of the list, and waits for the shop's answer. */
async function addAndWait(page: Page, pieces: number): Promise<void> {
  const answered = page.waitForResponse('**/cart/lines/batch');
  await addFromList(page, pieces);
  await (await answered).finished();
}

test('measures an add answered before the analytics code has loaded', async ({ browser }) => {
  const { page, events } = await openMeasured(browser, shop.url, DESKTOP);
  await page.goto(to('nl', 'index'));
  await answer(page, 'accept');
  const release = await holdScript(page, 'shop-events');
  await page.goto(to('nl', 'product-lister-actie'));
  await addAndWait(page, 1);
  expect(events).toEqual([]);
  release();
  await expect.poll(() => events.map(({ event }) => event)).toEqual(['add_to_cart']);
  await page.context().close();
});

test('measures no add made before consent', async ({ browser }) => {
  const { page, events } = await openMeasured(browser, shop.url, DESKTOP);
  await watch(page.context());
  await page.goto(to('nl', 'index'));
  await answer(page, 'refuse');
  await page.goto(to('nl', 'product-lister-actie'));
  await addAndWait(page, 1);

  const other = await page.context().newPage();
  await open(other, to('nl', 'cookies'));
  await other.getByRole('button', { name: say('nl', 'content:consent.open') }).click();
  await answer(other, 'accept');
  const lists = () => eventOf(page, 'view_item_list').catch(() => null);
  await expect.poll(lists).not.toBeNull();
  await addAndWait(page, 2);
  const adds = () => events.map(({ ecommerce }) => ecommerce?.items[0]?.quantity);
  await expect.poll(adds).toEqual([2]);
  await page.context().close();
});

test('measures an order from the cart to its purchase, each event once', async ({
  browser,
  customer,
}) => {
  const { page, events, elsewhere } = await openMeasured(browser, shop.url, PHONE);
  await page.goto(to(locale, 'faq'));
  await answer(page, 'accept', locale);
  await measuredOrder(page, events, customer, locale);
  expect([...new Set(elsewhere)].toSorted()).toEqual(OUTSIDE);
  await expectAllListed(page, locale);
  await page.context().close();
});

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
