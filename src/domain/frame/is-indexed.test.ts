import { expect, it } from 'vitest';
import type { FetchStatus } from '../shared/common.ts';
import { isIndexed } from './is-indexed.ts';

const page = (status: FetchStatus, robotsNoIndex: boolean, robots: string | null) => ({
  status,
  article: { type: 'content', title: '', banners: [], robotsNoIndex, robotsNoFollow: false },
  parts: {},
  pageMeta: {
    ...{ title: '', type: '', link: '', domain: '', description: null, image: null },
    ...{ keywords: null, siteName: null, robots },
  },
});

it.each([
  ['Ok', false, null, true],
  ['Ok', false, 'index, nofollow', true],
  ['Ok', true, null, false],
  ['Ok', false, 'nofollow, NoIndex', false],
  ['Ok', false, 'none', false],
  // Its flags are ignored: the page shows generic content.
  ['NotFound', true, 'noindex', true],
  ['InvalidData', true, 'noindex', true],
] as const)('status %s, noindex flag %s, robots "%s": %s', (status, flag, robots, expected) => {
  expect(isIndexed(page(status, flag, robots))).toBe(expected);
});

it('a page without page meta is judged by its flag', () => {
  expect(isIndexed({ ...page('Ok', false, null), pageMeta: null })).toBe(true);
  expect(isIndexed({ ...page('Ok', true, null), pageMeta: null })).toBe(false);
});

it('a content-only page is not indexed while its data are invalid', () => {
  expect(isIndexed(page('InvalidData', false, null), { contentOnly: true })).toBe(false);
  expect(isIndexed(page('NotFound', false, null), { contentOnly: true })).toBe(true);
});
