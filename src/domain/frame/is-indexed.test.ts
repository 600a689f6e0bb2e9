import { describe, expect, it } from 'vitest';
import { routePattern, ROUTES } from '../../routes.ts';
import { type FetchStatus, LOCALES } from '../shared/common.ts';
import { isIndexed, mayBePrerendered } from './is-indexed.ts';

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

const paths = (isIndexed: boolean) =>
  ROUTES.filter(({ indexed }) => indexed === isIndexed).flatMap((row) =>
    LOCALES.map((locale) =>
      routePattern(row, locale, 'bouwmaat').replace(/\[\.*\w+\]/, 'gipsplaat-100123'),
    ),
  );

describe('pages that may be rendered before they are opened', () => {
  it.each(paths(true))('%s may', (path) => expect(mayBePrerendered(path)).toBe(true));
  it.each([...paths(false), '/redactie', '/api/images/a.png', '/id/auth', '/mail'])(
    '%s may not',
    (path) => expect(mayBePrerendered(path)).toBe(false),
  );
});
