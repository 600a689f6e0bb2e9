import { expect, test } from 'vitest';
import { languageAddress, localeCookie } from './language.ts';

test.each([
  ['/zoeken', '/en/search', '/zoeken/gips%20plaat', '', '/en/search/gips%20plaat'],
  ['/en/search', '/zoeken', '/en/search', '?SearchTerm=..&Page=2', '/zoeken?SearchTerm=..&Page=2'],
  [
    '/producten/isolatie',
    '/en/products/insulation',
    '/producten/isolatie',
    '?Sort=price-asc&CatIds=3%2C4',
    '/en/products/insulation?Sort=price-asc&CatIds=3%2C4',
  ],
  ['/', '/en', '/', '', '/en'],
  ['/404', '/en/404', '/weg/pagina', '', '/en/404'],
  ['/merken', '/en/brands', '/merkenlijst', '', '/en/brands'],
  ['/actie', '/en/actie', '/actie', '?Page=2&sidebarAttrs=%7B%7D', '/en/actie?Page=2'],
])('%s → %s at %s%s', (own, target, pathname, search, address) => {
  expect(languageAddress(own, target, { pathname, search, hash: '' })).toBe(address);
});

test.each([
  ['#contact', '/en/about#contact'],
  ['#AppSidebarMenu', '/en/about'],
])('a hash %s leads to %s', (hash, address) => {
  const here = { pathname: '/over', search: '', hash };
  expect(languageAddress('/over', '/en/about', here)).toBe(address);
});

test('the locale cookie lasts 365 days and holds on every path', () => {
  expect(localeCookie('en')).toBe('locale=en; path=/; max-age=31536000; samesite=lax');
});
