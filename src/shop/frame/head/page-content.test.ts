import { expect, it } from 'vitest';
import type { ContentPage, PageMeta } from '../../../domain/content/content.ts';
import { provideSnapshot, type SnapshotReader } from '../../../publish/snapshot/reader.ts';
import { contentHead, pageContent, robotsOf } from './page-head.ts';

const paths = { nl: '/klantenservice', en: '/en/customer-service' };
const meta: PageMeta = {
  title: 'Hulp',
  type: 'article',
  link: '/klantenservice',
  domain: 'https://www.shop.example',
  description: 'Hulp bij je bestelling',
  image: '/api/images/hulp',
  keywords: 'hulp, contact',
  siteName: 'De winkel',
  robots: 'noindex, noarchive',
};
const page = (change: Partial<ContentPage> = {}): ContentPage => ({
  status: 'Ok',
  article: {
    type: 'content',
    title: 'Klantenservice',
    banners: [],
    robotsNoIndex: false,
    robotsNoFollow: true,
  },
  parts: {},
  pageMeta: meta,
  ...change,
});
const head = (change?: Partial<ContentPage>) =>
  contentHead(page(change), paths, { title: 'Eigen titel', description: 'Eigen tekst' });

it('takes title, description, image, keywords, site name, robots, url and domain from the answer', () => {
  expect(head()).toMatchObject({
    title: 'Hulp',
    isWholeTitle: true,
    description: 'Hulp bij je bestelling',
    image: '/api/images/hulp',
    keywords: 'hulp, contact',
    siteName: 'De winkel',
    url: 'https://www.shop.example/klantenservice',
    type: 'article',
  });
  expect(robotsOf(head())).toBe('noindex, nofollow, noarchive');
});

it('has its own title and address where the answer has no page meta', () => {
  expect(head({ status: 'NotFound', pageMeta: null })).toMatchObject({
    title: 'Eigen titel',
    isWholeTitle: false,
    description: 'Eigen tekst',
    url: null,
    siteName: null,
    indexed: true,
    noFollow: false,
  });
});

it.each([
  ['www.shop.example', '/a', 'https://www.shop.example/a'],
  ['http://localhost:4321', '/a', 'http://localhost:4321/a'],
  ['https://www.shop.example', 'https://elders.example/b', 'https://elders.example/b'],
  ['https://www.shop.example', 'javascript:alert(1)', null],
  ['', '/a', null],
])('makes an address of domain %s and link %s', (domain, link, expected) => {
  expect(head({ pageMeta: { ...meta, domain, link } }).url).toBe(expected);
});

it('a page that is not found has the content of home, without page meta (spec 1 §4.4)', () => {
  const blocks = { kind: 'blocks' as const, items: [] };
  const found: Record<string, ContentPage> = {
    '/': page({ parts: { blocks } }),
    [paths.nl]: page({ status: 'NotFound', pageMeta: meta }),
    '/en': page(),
    [paths.en]: page({ status: 'InvalidData' }),
  };
  const content = (path: string) => found[path] ?? page();
  provideSnapshot({ content } as unknown as SnapshotReader);
  expect(pageContent(paths, 'nl')).toMatchObject({
    status: 'NotFound',
    article: { title: '' },
    parts: { blocks },
    pageMeta: null,
  });
  expect(pageContent(paths, 'en')).toBe(found[paths.en]);
});
