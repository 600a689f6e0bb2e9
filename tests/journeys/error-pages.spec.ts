/** What a failed call shows (spec 2 §8, spec 1 §2.4, §8), and what the not-found page mends. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { findProduct } from '../support/samples.ts';
import { productOf } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const locale = 'nl';

const SEARCH = '**/api/sp/search?*';
const TERM = 'plaat';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Answers a call with a status until `unroute`. */
const failing = (page: Page, call: string, status: number) =>
  page.route(call, (route) => route.fulfill({ status, json: { Success: false, Data: null } }));

const notFound = say(locale, 'content:notFound.heading');

test('a 500 on the search shows a 404, a 401 on any call a 401', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const address = to(locale, 'search-term', { term: TERM });
  await page.goto(to(locale, 'faq'));
  await failing(page, SEARCH, 500);
  await page.goto(address);
  await expect(heading(page)).toHaveText(notFound);
  // Errors are logged with status and url.
  expect(logged).toContainEqual(expect.stringMatching(/500 .*\/api\/sp\/search\?/));
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page).toHaveURL(address);

  await page.unroute(SEARCH);
  await failing(page, SEARCH, 401);
  await page.reload();
  await expect(heading(page)).toHaveText('401');
  await expect(page.getByRole('main')).toHaveText('401');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page).toHaveURL(address);

  // The address that failed is tried again, by loading it and by the 404's own button, and Back
  // leads to before it.
  await page.unroute(SEARCH);
  await failing(page, SEARCH, 500);
  await page.reload();
  const again = page.getByRole('button', { name: say(locale, 'content:notFound.again') });
  await expect(again).toBeVisible();
  await page.unroute(SEARCH);
  await again.click();
  await expect(heading(page)).toHaveText(say(locale, 'listing:search.for', { term: TERM }));
  await page.goBack();
  await expect(page).toHaveURL(to(locale, 'faq'));

  // A call that only adds to a page: its 401 counts, its 500 does not.
  const call = '**/api/aspos/locations/postcode-coords?*';
  const stores = `${to(locale, 'store-lister')}?postcode=3542AB`;
  await failing(page, call, 500);
  await page.goto(stores);
  await expect(page.getByText(say(locale, 'store:distanceFailed'))).toBeVisible();
  await page.unroute(call);
  await failing(page, call, 401);
  await page.reload();
  await expect(heading(page)).toHaveText('401');
  await expect(page).toHaveURL(stores);
});

test('any other status has a page that shows only the status code', async ({ page }) => {
  const address = to(locale, 'search-term', { term: TERM });
  await failing(page, SEARCH, 403);
  await page.goto(address);
  await expect(heading(page)).toHaveText('403');
  await expect(page.getByRole('main')).toHaveText('403');
  await expect(page).toHaveTitle(/^403 /);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page).toHaveURL(address);

  for (const [query, shown] of [
    ['?status=503', '503'],
    ['?status=<b>', '500'],
  ] as const) {
    await page.goto(to(locale, 'error') + query);
    await expect(page.getByRole('main')).toHaveText(shown);
  }
});

test('an error page that cannot be shown is told of, with a way home', async ({ page }) => {
  await failing(page, SEARCH, 401);
  await page.route(`**${to(locale, 'unauthorized')}`, (route) => route.fulfill({ status: 503 }));
  await page.goto(to(locale, 'search-term', { term: TERM }));
  await expect(heading(page)).toHaveText(say(locale, 'content:errorPage.failed'));
  await expect(page.getByRole('main')).toContainText('401');
  await expect(page.getByRole('main')).toContainText('503');
  await page.getByRole('link', { name: say(locale, 'content:errorPage.home') }).click();
  await expect(page).toHaveURL(to(locale, 'index'));
});

test('what no host rule can say, the not-found page mends', async ({ page }) => {
  const { Id, Url } = await productOf((await findProduct(() => true)).Url, locale);
  const product = to(locale, 'product-detail-url', { url: Url });
  const below = product.slice(0, -Url.length - 1);
  const missing = await (await page.request.get(to(locale, 'not-found'))).text();
  // As a host of static files answers every address that it has no file for.
  let answered: string[] = [];
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === product || pathname === to(locale, 'faq')) return route.continue();
      answered.push(pathname);
      await route.fulfill({ status: 404, contentType: 'text/html', body: missing });
    },
  );
  // A product's address is displayed in the form that leads back to it.
  await page.emulateMedia({ media: 'print' });
  await page.goto(product);
  const shown = await page.locator('[data-address]').innerText();
  await page.emulateMedia({ media: null });
  const displayed = new URL(shown).pathname;
  expect(displayed).toBe(`/${Url.slice(0, -`-${Id}`.length)}/product/${Id}`);
  for (const [wrong, right] of [
    [displayed, product],
    [`${product.toUpperCase()}/#kenmerken`, `${product}#kenmerken`],
    [to(locale, 'faq').toUpperCase(), to(locale, 'faq')],
  ] as const) {
    await page.goto(wrong);
    await expect(page, wrong).toHaveURL(right);
  }
  // What is nowhere stays where it is, and is asked for once.
  answered = [];
  const nowhere = `${below}/nergens-999999999`;
  const asked = page.waitForResponse('**/api/aspos/products/url/**');
  await page.goto(nowhere);
  await asked;
  await expect(heading(page)).toHaveText(notFound);
  await expect(page).toHaveURL(nowhere);
  expect(answered).toEqual([nowhere]);
});
