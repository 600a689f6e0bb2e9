import { expect, test } from 'vitest';
import { bothPaths, href, isRoutePath } from './href.ts';

test('an address is that of the route table in its language', () => {
  expect(href('nl')('store-detail-url', { url: 'utrecht' })).toBe('/vestigingen/utrecht');
  expect(href('en')('store-detail-url', { url: 'utrecht' })).toBe('/en/store/utrecht');
  expect(bothPaths('account')).toEqual({ nl: '/mijn-bouwmaat', en: '/en/my-bouwmaat' });
});

test('a path of the route table is known, one with a parameter or of the content is not', () => {
  expect(isRoutePath('/cookies')).toBe(true);
  expect(isRoutePath('/over-bouwmaat')).toBe(true);
  expect(isRoutePath('/klantenservice')).toBe(false);
});
