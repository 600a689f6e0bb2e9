/** The language switch lands on the same page in the other language (spec 1 §4.5). */
import { expect, type Page, test } from '@playwright/test';
import { categoryWith, findProduct } from '../../support/samples.ts';
import {
  ask,
  productOf,
  type WireBrand,
  type WireNode,
  type WireStore,
} from '../../support/shop-calls.ts';
import { LOCALES, say, to } from '../../support/texts.ts';

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

/** A page in both languages: its address and its heading. */
type Pair = Record<'nl' | 'en', { address: string; heading: string | RegExp }>;

async function both(
  one: (locale: 'nl' | 'en') => Promise<{ address: string; heading: string | RegExp }>,
): Promise<Pair> {
  return { nl: await one('nl'), en: await one('en') };
}

async function nodeOf(id: number, locale: 'nl' | 'en'): Promise<WireNode> {
  return ask<WireNode>(`/api/aspos/webnodes/main/${id}`, locale);
}

const PAIRS: Record<string, () => Promise<Pair>> = {
  'a product': async () => {
    const { Id, Url } = await findProduct(() => true);
    return both(async (locale) => {
      const product = await productOf(Url, locale);
      expect(product.Id).toBe(Id);
      return {
        address: to(locale, 'product-detail-url', { url: product.Url }),
        heading: product.Name,
      };
    });
  },
  'a category': async () => {
    const { Id } = await categoryWith(5);
    return both(async (locale) => {
      const node = await nodeOf(Id, locale);
      const address = to(locale, 'product-lister-all', { pathMatch: node.Url });
      return { address, heading: node.Name };
    });
  },
  'a brand': async () => {
    const brands = await ask<WireBrand[]>('/api/aspos/brands');
    const brand = brands.find(({ Url, Description }) => Url && Description);
    return both(async (locale) => ({
      address: to(locale, 'brand-url', { url: brand?.Url ?? '' }),
      heading: brand?.Description ?? '',
    }));
  },
  'a store': async () => {
    const [store] = await ask<WireStore[]>('/api/aspos/stores');
    return both(async (locale) => ({
      address: to(locale, 'store-detail-url', { url: store?.Url ?? '' }),
      heading: new RegExp(store?.Name ?? '-'),
    }));
  },
  ...Object.fromEntries(
    (
      [
        'index',
        'product-lister',
        'product-lister-actie',
        'product-lister-reduced-in-price',
        'brand',
        'store-lister',
        'faq',
        'over-{product}',
        'cookies',
        'cart',
        'checkout',
        'login',
        'account-orders',
        'newsletter',
        'search',
      ] as const
    ).map((name) => [
      name,
      () => both(async (locale) => ({ address: to(locale, name), heading: /\S/ })),
    ]),
  ),
};

for (const [kind, find] of Object.entries(PAIRS)) {
  test(`from ${kind} to its twin and back`, async ({ page }) => {
    const pair = await find();
    await page.goto(pair.nl.address);
    const heading = page.getByRole('heading', { level: 1 });
    for (const locale of ['en', 'nl'] as const) {
      await switchTo(page, locale);
      await expect(page).toHaveURL(pair[locale].address);
      await expect(heading).toHaveText(pair[locale].heading);
    }
  });
}

test('a content page leads to its translation', async ({ page }) => {
  await page.goto(to('nl', 'all', { pathMatch: say('nl', 'frame:service.path') }));
  await switchTo(page, 'en');
  await expect(page).toHaveURL(to('en', 'all', { pathMatch: say('en', 'frame:service.path') }));
  await switchTo(page, 'nl');
  await expect(page).toHaveURL(to('nl', 'all', { pathMatch: say('nl', 'frame:service.path') }));
});

test('what a page says of its languages is what the switch does', async ({ page }) => {
  const { Url } = await findProduct(() => true);
  for (const locale of LOCALES) {
    const product = await productOf(Url, locale);
    await page.goto(to(locale, 'product-detail-url', { url: product.Url }));
    for (const other of LOCALES) {
      const said = await page
        .locator(`link[rel="alternate"][hreflang="${other}"]`)
        .getAttribute('href');
      const link = page.getByRole('link', { name: NAMES[other], includeHidden: true }).first();
      expect(new URL(said ?? '').pathname).toBe(await link.getAttribute('href'));
    }
  }
});
