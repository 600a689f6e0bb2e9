/**
 * Pages of answers that the embedded API does not give (spec 1 §2.9, §4.4, §8): invalid data, page meta
 * with everything, and reviews of the shop.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../backend/program/processes.ts';
import type { ContentPageRecord } from '../../src/api/content/calls.ts';
import { openBuildContext, type BuildContext } from '../../src/publish/build/build-site.ts';
import { siteEntries } from '../../src/publish/build/sitemap.ts';
import { BRANDS } from '../../src/brands/brands.ts';
import { parseEnv } from '../../src/env.ts';
import { keys } from '../../src/publish/snapshot/reads.ts';
import { openStore } from '../../src/publish/snapshot/store.ts';
import { tagsIn, tagsOf } from '../support/meta-tags.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';
import { copyOfShop } from '../support/shop-copy.ts';
import { SHOP_ENV } from '../support/shop-env.ts';

const INVALID: ContentPageRecord = { Status: 600, Article: null, Parts: [] };
const ADDRESSES = ['/cookies', '/klantenservice'];

const COMPLETE = '/klusadvies';
const WHOLE_META = {
  Title: 'Kluswijzer "A & B"',
  Type: 'article',
  Domain: 'https://www.shop.example',
  Link: '/wijzer',
  Description: 'Wie klust & bouwt, leest hier hoe.',
  Image: '/api/images/banners/wijzer',
  Keywords: 'klussen, bouwen',
  SiteName: 'De winkel',
  Robots: 'nofollow, noarchive',
};
let complete: ContentPageRecord;

const REVIEWS = { score: 4.46, count: 1234, url: 'https://reviews.example/shop' };

const dataDir = copyOfShop();
let shop: BuildContext;

beforeAll(async () => {
  const store = openStore(dataDir);
  for (const address of ADDRESSES) store.put(keys.content(address, 'nl'), INVALID);
  const record = store.get(keys.content(COMPLETE, 'nl')) as ContentPageRecord;
  complete = { ...record, PageMeta: { ...record.PageMeta!, ...WHOLE_META } };
  store.put(keys.content(COMPLETE, 'nl'), complete);
  store.put(keys.setting('reviews'), REVIEWS);
  store.close();
  shop = await openBuildContext(parseEnv({ ...SHOP_ENV, DATA_DIR: dataDir }), ROOT);
});
afterAll(() => removeDataDir(dataDir));

async function pageAt(address: string): Promise<string> {
  const pages = await shop.renderer.paths();
  const { body } = await shop.renderer.render(pages.find(({ pathname }) => pathname === address)!);
  return body.toString();
}

/** The header of the simple layout, without the search field. */
const isSimple = (html: string) => html.includes('class="simple-head') && !html.includes('<form');

test.each(ADDRESSES)('%s shows 600 in the simple layout, and no search engine', async (address) => {
  const html = await pageAt(address);
  expect([...html.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(([, text]) => text)).toEqual(['600']);
  expect(/<meta name="robots" content="([^"]*)"/.exec(html)?.[1]).toBe('noindex');
  expect(isSimple(html)).toBe(true);
});

test('the same pages in a language whose data are valid show their content', async () => {
  const html = await pageAt('/en/cookies');
  expect(html.includes('>600<')).toBe(false);
  expect(isSimple(html)).toBe(false);
});

test('the sitemap lists none of them', () => {
  const entries = siteEntries(shop.reader, BRANDS.bm.slug).get('pages')!;
  const listed = entries.map(({ nl }) => nl);
  expect(listed).toContain('/merken');
  expect(listed.filter((address) => ADDRESSES.includes(address))).toEqual([]);
});

test('page meta is in the head whole: title, description, image, keywords, site name, robots, url', async () => {
  const expected = tagsOf(complete, '');
  const html = await pageAt(COMPLETE);
  expect(tagsIn(html, Object.keys(expected))).toEqual({
    ...expected,
    // A picture of our own server is named by our own address.
    'og:image': new URL(WHOLE_META.Image, SHOP_ENV.SITE_URL).href,
  });
});

test('the footer has the review widget where the configuration turns it on', async () => {
  const html = await pageAt('/en/cookies');
  const footer = html.slice(html.indexOf('<footer'));
  expect(footer.includes(`<a href="${REVIEWS.url}"`)).toBe(true);
  expect(footer.includes('4.5')).toBe(true);
  expect(footer.includes('1,234')).toBe(true);
});
