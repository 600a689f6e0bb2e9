import { expect, test } from 'vitest';
import { routeParamsByLocale, urlPaths } from './page-locale.ts';

const ENTRIES = [{ id: 7, url: { nl: 'den-haag', en: 'the-hague' } }];

test('each language has its own url, and props hold the id alone', () => {
  expect(urlPaths(ENTRIES, '/vestigingen/[url]')).toEqual([
    { params: { url: 'den-haag' }, props: { id: 7 } },
  ]);
  expect(urlPaths(ENTRIES, '/en/store/[url]')[0]?.params.url).toBe('the-hague');
});

test('an entity without an address stops the page', () => {
  expect(routeParamsByLocale((locale) => ({ url: `x-${locale}` })).en.url).toBe('x-en');
  expect(() => routeParamsByLocale((locale) => (locale === 'nl' ? { url: 'x' } : null))).toThrow(
    'not in en',
  );
});
