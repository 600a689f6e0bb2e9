import { expect, it } from 'vitest';
import { sitemap } from './sitemap.ts';

const SITE = 'https://bouwmaat.example';
const entry = (name: string) => ({ nl: `/product/${name}`, en: `/en/product/${name}` });

it('has an index that names its parts, and in these every address with its languages', async () => {
  const files = await sitemap(
    new Map([
      ['pages', [{ nl: '/', en: '/en' }]],
      ['products-1', [entry('plaat-1'), entry('kist&co-2')]],
      ['products-2', []],
    ]),
    SITE,
  );
  expect(Object.keys(files)).toEqual([
    'sitemap-index.xml',
    'sitemap-pages.xml',
    'sitemap-products-1.xml',
  ]);
  const index = files['sitemap-index.xml']!;
  expect([...index.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual([
    `${SITE}/sitemap-pages.xml`,
    `${SITE}/sitemap-products-1.xml`,
  ]);
  const products = files['sitemap-products-1.xml']!;
  expect([...products.matchAll(/<loc>([^<]*)</g)]).toHaveLength(4);
  expect(products).toContain(
    `<loc>${SITE}/en/product/plaat-1</loc>` +
      `<xhtml:link rel="alternate" hreflang="nl" href="${SITE}/product/plaat-1"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${SITE}/en/product/plaat-1"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${SITE}/product/plaat-1"/>`,
  );
  expect(products).toContain('kist&amp;co-2');
});

it('names a part that is as it was, without making it anew', async () => {
  const files = await sitemap(
    new Map<string, { nl: string; en: string }[] | number>([
      ['pages', [{ nl: '/', en: '/en' }]],
      ['products-1', 300],
      ['products-2', 0],
    ]),
    SITE,
  );
  expect(files['sitemap-products-1.xml']).toBeNull();
  expect(Object.keys(files)).not.toContain('sitemap-products-2.xml');
  expect(files['sitemap-index.xml']).toContain('/sitemap-products-1.xml');
});
