/** Through the shop as a visitor walks it: every hop is a static page. */
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { findProduct, catalogueRoots } from '../support/samples.ts';
import { ask, productOf, type WireNode } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const locale = 'nl';

/** The answer to the navigation that `act` starts. */
async function hop(page: Page, act: () => Promise<unknown>): Promise<Response> {
  const [response] = await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().isNavigationRequest() && answer.frame() === page.mainFrame(),
    ),
    act(),
  ]);
  return response;
}

/** A page of the site: found, in HTML, with one heading, a title and a language. */
async function isPage(page: Page, response: Response, heading?: string): Promise<void> {
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/html');
  const headings = page.getByRole('heading', { level: 1 });
  await expect(headings).toHaveCount(1);
  if (heading) await expect(headings).toHaveText(heading);
  else await expect(headings).not.toBeEmpty();
  await expect(page).toHaveTitle(/\S+ \| Bouwmaat$|^Bouwmaat/);
}

test('home, category, sub-category, product, brand and back', async ({ page }) => {
  const { WebNode, Url, Brand, Name } = await productOf(
    (await findProduct(({ Brand: brand }) => brand?.Url !== null)).Url,
    locale,
  );
  const path = (WebNode?.Url ?? '').split('/');
  const main = page.getByRole('main');
  const inList = (name: string) => main.getByRole('link', { name, exact: true }).first();

  const home = await hop(page, () => page.goto(to(locale, 'index')));
  await isPage(page, home);

  // Down the tree, one category at a time.
  for (let depth = 1; depth <= path.length; depth++) {
    const url = path.slice(0, depth).join('/');
    const node = await ask<WireNode>(`/api/aspos/webnodes/url/${url}`, locale);
    const address = to(locale, 'product-lister-all', { pathMatch: url });
    const link = main.locator(`a[href="${address}"]`).filter({ hasText: node.Name }).first();
    const response = await hop(page, () => link.click());
    await isPage(page, response, node.Name);
    await expect(page).toHaveURL(address);
  }

  const trail = page.getByRole('navigation', { name: say(locale, 'frame:crumbs') });
  await expect(trail.getByRole('listitem')).toHaveCount(path.length + 1);

  const first = main.getByRole('listitem').filter({ hasText: /€/ }).getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await isPage(page, await hop(page, () => first.click()), name);
  await expect(page).toHaveURL(new RegExp(`${to(locale, 'product-detail-url')}/[a-z0-9-]+-\\d+$`));

  // The product that was looked up, and its brand.
  const product = await hop(page, () => page.goto(to(locale, 'product-detail-url', { url: Url })));
  await isPage(page, product, Name);
  const brand = Brand?.Description ?? '';
  await isPage(page, await hop(page, () => inList(brand).click()), brand);
  await expect(page).toHaveURL(to(locale, 'brand-url', { url: Brand?.Url ?? '' }));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(Name);
});

test('breadcrumbs lead back up, step by step', async ({ page }) => {
  const { Url, WebNode, Name } = await productOf((await findProduct(() => true)).Url, locale);
  await page.goto(to(locale, 'product-detail-url', { url: Url }));
  const trail = page.getByRole('navigation', { name: say(locale, 'frame:crumbs') });
  const depth = (WebNode?.Url ?? '').split('/').length;
  await expect(trail.getByRole('link')).toHaveCount(depth + 1);
  await expect(trail.locator('[aria-current="page"]')).toHaveText(Name);

  // Each step is a link of its own, the last one up is taken: `tests/site/links.test.ts` follows all.
  const steps = (WebNode?.Url ?? '')
    .split('/')
    .map((_, index, parts) =>
      to(locale, 'product-lister-all', { pathMatch: parts.slice(0, index + 1).join('/') }),
    );
  const hrefs = await trail
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([to(locale, 'index'), ...steps]);
  const last = trail.getByRole('link').last();
  const name = ((await last.textContent()) ?? '').trim();
  await isPage(page, await hop(page, () => last.click()), name);
  await expect(trail.getByRole('link')).toHaveCount(depth);
});

test('the category overview leads to every root category', async ({ page }) => {
  const response = await hop(page, () => page.goto(to(locale, 'product-lister')));
  await isPage(page, response, say(locale, 'listing:overview.title'));
  for (const { Name, Url } of await catalogueRoots(locale)) {
    const address = to(locale, 'product-lister-all', { pathMatch: Url });
    const links = page.getByRole('main').locator(`a[href="${address}"]`);
    await expect(links.filter({ hasText: Name }).first()).toBeVisible();
  }
});
