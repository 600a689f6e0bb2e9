import type { PageType } from './limits.ts';
import { LOCALES } from '../../src/domain/shared/common.ts';

/** One address of every page type and language, found in the shop's own sitemap. */
export interface SamplePage {
  type: PageType;
  locale: 'nl' | 'en';
  path: string;
}

const PATTERNS: [PageType, RegExp][] = [
  ['home', /^\/(en)?$/],
  ['list', /^\/(en\/products|producten)\/[^/]+$/],
  ['product', /^\/(en\/)?product\/[^/]+$/],
  ['about', /^\/(en\/about|over)-[^/]+$|^\/en\/over-[^/]+$/],
  ['faq', /\/faq$/],
  ['store', /^\/(en\/store|vestigingen)\/[^/]+$/],
  ['brands', /^\/(en\/brands|merken)$/],
  ['brand', /^\/(en\/brand|merken)\/[^/]+$/],
  // A page that only editors know of: route `all`.
  ['content', /^\/(en\/customer-service|klantenservice)\/(?!faq$)[^/]+$/],
];

/** Every path in the sitemap. Throws when there is none. */
export async function sitemapPaths(shop: string): Promise<string[]> {
  const read = async (address: string) => (await fetch(address)).text();
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((m) => m[1]!);
  const parts = locations(await read(`${shop}/sitemap-index.xml`));
  const paths: string[] = [];
  for (const part of parts) {
    const xml = await read(`${shop}${new URL(part).pathname}`);
    paths.push(...locations(xml).map((loc) => new URL(loc).pathname));
  }
  if (paths.length === 0) throw new Error('The sitemap lists no page.');
  return paths;
}

export async function samplePages(shop: string): Promise<SamplePage[]> {
  const paths = await sitemapPaths(shop);
  const pages: SamplePage[] = [];
  for (const [type, pattern] of PATTERNS) {
    for (const locale of LOCALES) {
      const own = paths.filter(
        (path) => pattern.test(path) && /^\/en(\/|$)/.test(path) === (locale === 'en'),
      );
      if (own.length === 0) throw new Error(`No ${type} page (${locale}) in the sitemap.`);
      // Not the first, which might be special, but always the same one.
      pages.push({ type, locale, path: own[Math.floor(own.length / 2)]! });
    }
  }
  return pages;
}
