import { expect, test } from 'vitest';
import { get } from '../support/get.ts';
import { categoryWith, findProduct } from '../support/samples.ts';
import {
  ask,
  productOf,
  type WireBrand,
  type WireNode,
  type WireStore,
} from '../support/shop-calls.ts';
import { LOCALES, say, to } from '../support/texts.ts';

test('what a page says of its languages is what the switch does', async () => {
  const { Url } = await findProduct(() => true);
  for (const locale of LOCALES) {
    const product = await productOf(Url, locale);
    const html = await (await get(to(locale, 'product-detail-url', { url: product.Url }))).text();
    const addressesIn = (tag: 'a' | 'link', language: string) =>
      [...html.matchAll(new RegExp(`<${tag}\\s[^>]*hreflang="${language}"[^>]*>`, 'g'))].map(
        ([element]) => new URL(/\shref="([^"]+)"/.exec(element)![1]!, 'http://shop').pathname,
      );
    for (const other of LOCALES) {
      const [said] = addressesIn('link', other);
      const links = addressesIn('a', other);
      expect(links.length).toBeGreaterThan(0);
      expect(new Set(links)).toEqual(new Set([said]));
    }
  }
});

/** A page in both languages: its address and its heading. */
type Pair = Record<'nl' | 'en', { address: string; heading: string | RegExp }>;

async function both(
  one: (locale: 'nl' | 'en') => Promise<{ address: string; heading: string | RegExp }>,
): Promise<Pair> {
  return { nl: await one('nl'), en: await one('en') };
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
      const node = await ask<WireNode>(`/api/aspos/webnodes/main/${Id}`, locale);
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
  'a content page': () =>
    both(async (locale) => ({
      address: to(locale, 'all', { pathMatch: say(locale, 'frame:service.path') }),
      heading: /\S/,
    })),
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
        'checkout-success',
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

/** Where the switches of a page lead, to one of the languages. */
const switchesTo = (html: string, language: string) => [
  ...new Set(
    [...html.matchAll(new RegExp(`<a\\s[^>]*hreflang="${language}"[^>]*>`, 'g'))].map(
      ([link]) => /\shref="([^"]+)"/.exec(link)![1]!,
    ),
  ),
];

/** What is read of HTML. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

test.for(Object.entries(PAIRS))('%s leads to its twin and back', async ([, find]) => {
  const pair = await find();
  for (const [here, there] of [
    ['nl', 'en'],
    ['en', 'nl'],
  ] as const) {
    const answer = await get(pair[here].address);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${here}"`));
    const heading = wordsOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
    if (typeof pair[here].heading === 'string') expect(heading).toBe(pair[here].heading);
    else expect(heading).toMatch(pair[here].heading);
    expect(switchesTo(html, there)).toEqual([pair[there].address]);
  }
});
