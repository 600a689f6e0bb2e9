import { expect, test, it } from 'vitest';
import {
  fitsStoreFilter,
  NO_STORE_FILTER,
  storeFilterCount,
  storesForTerm,
} from './store-filter.ts';
import fc from 'fast-check';

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

const stores = [
  { name: 'Utrecht', city: 'Utrecht', postalCode: '3542 AB' },
  { name: 'Houten', city: 'Houten', postalCode: '3991 CD' },
  { name: 'Den Haag', city: "'s-Gravenhage", postalCode: '2526 EF' },
  { name: 'Delft', city: 'Delft', postalCode: '2521 GH' },
];
const named = (term: string) => storesForTerm(term, stores).map(({ name }) => name);

it.each([
  ['utrecht', ['Utrecht']],
  ['Vestiging Utrecht', ['Utrecht']],
  ['openingstijden den haag', ['Den Haag']],
  ['utrec', ['Utrecht']],
  ['3542', ['Utrecht']],
  ['2521zz', ['Delft', 'Den Haag']],
  ['2527 AB', ['Den Haag', 'Delft']],
])('"%s" names %j', (term, expected) => {
  expect(named(term)).toEqual(expected);
});

it.each(['hout', 'vestiging', '2600', '2600 mm', 'utrecht hamer', ''])(
  '"%s" is not taken for a place',
  (term) => {
    expect(named(term)).toEqual([]);
  },
);

it('answers any text with branches of the list, each once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (term) => {
      const found = storesForTerm(term, stores);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((store) => stores.includes(store))).toBe(true);
    }),
  );
});
