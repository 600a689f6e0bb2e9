import { expect, test } from 'vitest';
import { variantOfFile } from './brands.ts';

test.each([
  ['bm.webmanifest', 'bm'],
  ['images/icon-dc-64.png', 'dc'],
  ['images/logo-ia.svg', 'ia'],
  ['images/share-bm.png', 'bm'],
  ['images/404.png', null],
  ['favicon-ia.ico', 'ia'],
  ['_astro/dc/list.js', null],
  ['locales/nl/cart.json', null],
])('%s belongs to variant %s', (path, variant) => {
  expect(variantOfFile(path)).toBe(variant);
});
