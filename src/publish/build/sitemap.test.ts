import { expect, it } from 'vitest';
import { sitemap, siteEntries } from './sitemap.ts';
import type { ContentPage } from '../../domain/content/content.ts';
import type { SnapshotReader } from '../snapshot/reader.ts';

const none = () => [];
const config = () => ({ tools: [] });
const page = ({ status = 'Ok', noIndex = false, robots = '' }): ContentPage =>
  ({ status, article: { robotsNoIndex: noIndex }, pageMeta: { robots } }) as ContentPage;
const entriesOf = (ids: readonly number[]) => siteEntries(readerOf(ids), 'bouwmaat');
const readerOf = (ids: readonly number[]) =>
  ({
    productPaths: () => ids.map((id) => ({ id, url: { nl: `plaat-${id}`, en: `board-${id}` } })),
    webNodePaths: none,
    brandPaths: none,
    storePaths: none,
    contentPaths: none,
    config,
    content: () => page({ status: 'NotFound' }),
  }) as unknown as SnapshotReader;
const upTo = (count: number) => Array.from({ length: count }, (_, id) => id);

it('holds far more products than a call has arguments', () => {
  const all = [...entriesOf(upTo(150_000)).values()].flat();
  const last = { nl: '/product/plaat-149999', en: '/en/product/board-149999' };
  expect(all.filter(({ nl }) => nl === last.nl)).toEqual([last]);
  expect(all.length).toBeGreaterThan(150_000);
});

it('one product more is in one part, and changes no other', () => {
  const before = entriesOf(upTo(13_500));
  const after = entriesOf([...upTo(13_500), 987_654]);
  expect([...after.keys()]).toEqual([...before.keys()]);
  const changed = [...after].filter(([part, entries]) => {
    return JSON.stringify(entries) !== JSON.stringify(before.get(part));
  });
  expect(changed).toHaveLength(1);
  const sizes = [...before].filter(([part]) => part !== 'pages').map(([, { length }]) => length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
});

it('where it is known which product is new, only its part is made; of others only their size is known', () => {
  const ids = [...upTo(13_500), 987_654];
  const all = entriesOf(ids);
  const some = siteEntries(readerOf(ids), 'bouwmaat', { ids: new Set([987_654]), addedCount: 1 });
  expect([...some.keys()]).toEqual([...all.keys()]);
  const made = [...some].filter(([, entries]) => typeof entries !== 'number');
  expect(made.map(([part]) => part)).toEqual(['pages', 'products-7']);
  for (const [part, entries] of some) {
    const whole = all.get(part)!;
    expect(entries).toEqual(typeof entries === 'number' ? whole.length : whole);
  }
});

it('where products are split over more parts, all are made', () => {
  const count = 2 ** 6 * 500 + 1;
  const some = siteEntries(readerOf(upTo(count)), 'bouwmaat', { ids: new Set([7]), addedCount: 1 });
  expect([...some.values()].every((entries) => typeof entries !== 'number')).toBe(true);
});

it('a shop without products has its pages', () => {
  expect(entriesOf([]).get('pages')).toContainEqual({ nl: '/', en: '/en' });
});

it.each([
  ['the flag of editors', { noIndex: true }],
  ['the rules of its page meta', { robots: 'noindex, nofollow' }],
])('lists no page that is hidden by %s, whether editors made it or the shop', (_, change) => {
  const hidden = ['klantenservice/retour', '/cookies', '/merken', '/en/stores', '/over-bouwmaat'];
  const content = (path: string) => page(hidden.includes(path) ? change : {});
  const contentPaths = () => [
    { key: 'a', path: { nl: 'klantenservice/retour', en: 'customer-service/returns' } },
    { key: 'b', path: { nl: 'klantenservice/betalen', en: 'customer-service/paying' } },
  ];
  const reader = { productPaths: none, webNodePaths: none, brandPaths: none, storePaths: none };
  const given = { ...reader, contentPaths, config, content } as unknown as SnapshotReader;
  const listed = siteEntries(given, 'bouwmaat').get('pages')!;
  const names = listed.map(({ nl }) => nl);
  for (const path of hidden) expect(names).not.toContain(`/${path.replace(/^\//, '')}`);
  expect(names).toContain('/klantenservice/betalen');
  expect(names).toContain('/klantenservice/faq');
  // Hidden in one language: an entry names both, so that it is in neither.
  expect(names).not.toContain('/vestigingen');
});

it('lists a page with invalid content (600) where it shows its own data, and no other', () => {
  const content = () => page({ status: 'InvalidData' });
  const contentPaths = () => [{ key: 'a', path: { nl: 'zakelijk', en: 'business' } }];
  const reader = { productPaths: none, webNodePaths: none, brandPaths: none, storePaths: none };
  const given = { ...reader, contentPaths, config, content } as unknown as SnapshotReader;
  const names = siteEntries(given, 'bouwmaat')
    .get('pages')!
    .map(({ nl }) => nl);
  expect(names).toEqual(expect.arrayContaining(['/', '/merken', '/vestigingen']));
  for (const path of ['/zakelijk', '/cookies', '/over-bouwmaat']) expect(names).not.toContain(path);
});

it('lists a tool only where the assortment has products for it', () => {
  const reader = { productPaths: none, webNodePaths: none, brandPaths: none, storePaths: none };
  const tools = () => ({ tools: [{ name: 'wall', webNodeIds: [1] }] });
  const content = () => page({ status: 'NotFound' });
  const given = { ...reader, contentPaths: none, config: tools, content };
  const names = siteEntries(given as unknown as SnapshotReader, 'bouwmaat')
    .get('pages')!
    .map(({ nl }) => nl);
  expect(names).toContain('/hulpmiddelen/wand-bouwen');
  expect(names).not.toContain('/hulpmiddelen/boutverbinding');
});

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
