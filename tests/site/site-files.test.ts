/** The files beside the pages: robots, sitemap, security.txt, llms.txt, manifest, icons. */
import { expect, test } from 'vitest';
import { get } from '../support/get.ts';
import { sitemapPaths } from '../budgets/pages.ts';
import { ROUTES, routePattern } from '../../src/routes.ts';
import { BRANDS } from '../../src/brands/brands.ts';
import {
  ask,
  categories,
  SHOP,
  search,
  type WireBrand,
  type WireStore,
} from '../support/shop-calls.ts';
import { LOCALES, to } from '../support/texts.ts';

const SAMPLE = 100;

test('every listed page answers: a sample of the sitemap', async () => {
  const paths = await sitemapPaths(SHOP);
  const step = Math.max(1, Math.floor(paths.length / SAMPLE));
  const sample = paths.filter((_, i) => i % step === 0);
  for (const path of sample) {
    const response = await get(path, { redirect: 'manual' });
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type'), path).toContain('text/html');
    const html = await response.text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(canonical).pathname, path).toBe(path);
    expect(html, path).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
});

test('the sitemap lists what the calls know, in both languages', async () => {
  const paths = await sitemapPaths(SHOP);
  expect(new Set(paths).size).toBe(paths.length);
  const brands = await ask<WireBrand[]>('/api/aspos/brands');
  // A brand is called by its description, else by its code (spec 2 §3).
  const named = brands.filter(
    ({ Description, Code }) => (Description || Code).toLowerCase() !== 'geen merk',
  );
  const { Total: products } = await search({ pageSize: 1, onlySoldOnline: false });
  const stores = await ask<WireStore[]>('/api/aspos/stores');
  for (const locale of LOCALES) {
    const below = (base: string) => paths.filter((path) => path.startsWith(`${base}/`)).length;
    expect(below(to(locale, 'product-detail-url')), `products ${locale}`).toBe(products);
    // Actie has its own page outside the tree.
    const nodes = (await categories(locale)).filter(({ Code }) => Code !== 'NUPDActie');
    expect(below(to(locale, 'product-lister')), `categories ${locale}`).toBe(nodes.length);
    expect(below(to(locale, 'brand-url')), `brands ${locale}`).toBe(named.length);
    expect(below(to(locale, 'store-detail-url')), `stores ${locale}`).toBe(stores.length);
  }
  const english = paths.filter((path) => /^\/en(\/|$)/.test(path));
  expect(english.length).toBe(paths.length / 2);
});

test('the sitemap lists exactly the fixed pages that may be indexed', async () => {
  const paths = new Set(await sitemapPaths(SHOP));
  for (const row of ROUTES) {
    for (const locale of LOCALES) {
      const address = routePattern(row, locale, BRANDS.bm.slug);
      if (!address.includes('[')) expect(paths.has(address), address).toBe(row.indexed);
    }
  }
});

test('robots.txt keeps the calls out and names the sitemap', async () => {
  const text = await (await get('/robots.txt')).text();
  const lines = text.split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Allow: /api/images/');
  // Nothing that is to be found may be kept out.
  expect(lines).not.toContain('Disallow: /');
  const sitemap = /^Sitemap: (.+)$/m.exec(text)?.[1] ?? '';
  const response = await get(new URL(sitemap).pathname);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<sitemapindex');
});

test('security.txt names a contact that exists and has not expired (RFC 9116)', async () => {
  const response = await get('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  const contact = await get(new URL(field('Contact')).pathname);
  expect(contact.status, field('Contact')).toBe(200);
  const expires = Date.parse(field('Expires'));
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 367 * 24 * 3600 * 1000);
  expect(field('Preferred-Languages')).toBe('nl, en');
});

test('llms.txt is Markdown whose links lead somewhere', async () => {
  const text = await (await get('/llms.txt')).text();
  expect(text).toMatch(/^# \S/);
  expect(text).toMatch(/^> \S/m);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => new URL(match[1]!).pathname);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect((await get(link)).status, link).toBe(200);
});

test('the manifest and the icons that pages name exist', async () => {
  const html = await (await get('/')).text();
  const hrefOf = (rel: string) =>
    new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? '';
  const manifest = await get(hrefOf('manifest'));
  expect(manifest.headers.get('content-type')).toContain('manifest');
  const { name, start_url, icons } = (await manifest.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(name).toBe(BRANDS.bm.name);
  expect((await get(start_url)).status).toBe(200);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['64x64', '512x512']));
  const pictures = [...icons.map(({ src }) => src), hrefOf('icon'), hrefOf('apple-touch-icon')];
  for (const src of pictures) {
    const response = await get(src);
    expect(response.status, src).toBe(200);
    expect(response.headers.get('content-type'), src).toContain('image/');
  }
});
