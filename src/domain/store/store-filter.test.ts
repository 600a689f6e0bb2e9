import { expect, test } from 'vitest';
import { fitsStoreFilter, NO_STORE_FILTER, storeFilterCount } from './store-filter.ts';

const branch = {
  url: 'utrecht',
  isOpen: false,
  tags: ['Zagerij', 'Drive-in'],
  km: 12.5,
  stock: null,
};
const fits = (filter: object, facts: object = {}) =>
  fitsStoreFilter({ ...branch, ...facts }, { ...NO_STORE_FILTER, ...filter });

test('a store matches if it meets all filters', () => {
  expect(fits({})).toBe(true);
  expect(fits({ openNow: true })).toBe(false);
  expect(fits({ openNow: true }, { isOpen: true })).toBe(true);
  expect(fits({ tags: ['Zagerij', 'Drive-in'] })).toBe(true);
  expect(fits({ tags: ['Zagerij', 'Verf mengen'] })).toBe(false);
  expect(fits({ maxKm: 12.5 })).toBe(true);
  expect(fits({ maxKm: 10 })).toBe(false);
});

test('an unknown distance excludes no store', () => {
  expect(fits({ maxKm: 10 }, { km: null })).toBe(true);
});

test('the stock filter keeps the stores that have everything', () => {
  const stock = (tone: string) => ({ stock: { tone, text: '' } });
  expect(fits({ stock: 'cart' }, stock('all'))).toBe(true);
  expect(fits({ stock: 'cart' }, stock('some'))).toBe(false);
  expect(fits({ stock: 'product' }, stock('none'))).toBe(false);
  expect(fits({}, stock('none'))).toBe(true);
});

test('unknown stock excludes no store', () => {
  expect(fits({ stock: 'cart' }, { stock: null })).toBe(true);
});

test('counts the active filters', () => {
  expect(storeFilterCount(NO_STORE_FILTER)).toBe(0);
  expect(storeFilterCount({ openNow: true, tags: ['a', 'b'], maxKm: 10, stock: 'cart' })).toBe(5);
});
