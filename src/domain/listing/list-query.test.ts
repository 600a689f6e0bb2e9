import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/support/seeded-properties.ts';
import { listQuery, parseListQuery } from './list-query.ts';
import { type ListState, defaultListState, isOnlyInStore } from './list-state.ts';

const SORTS = ['relevance', 'price-asc', 'name-asc'];
const defaults = defaultListState({
  limit: 12,
  sortOptions: SORTS.map((field) => ({ label: field, field })),
});
const parse = (text: string) => parseListQuery(new URLSearchParams(text), defaults, SORTS);

const name = fc
  .oneof(
    fc.stringMatching(/^[A-Za-zé&,|\\ %+=/-]{1,12}$/),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  )
  .filter((text) => text.trim() === text && text !== '' && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text));
const id = fc.integer({ min: 1, max: 999_999_999 });
const names = fc.uniqueArray(name, { maxLength: 40 });
/** At most 40 facet values in all. */
const few = fc.uniqueArray(name, { minLength: 1, maxLength: 13 });
const state: fc.Arbitrary<ListState> = fc.record({
  sort: fc.constantFrom(...SORTS),
  soldOnline: fc.boolean(),
  limit: fc.constant(12),
  page: fc.integer({ min: 1, max: 100_000 }),
  price: fc.option(
    fc.tuple(fc.nat(5e8), fc.nat(5e8)).map(([min, width]) => ({ min, max: min + width })),
  ),
  categoryId: fc.option(id),
  category: fc.option(
    fc.record({ name, ids: fc.uniqueArray(id, { minLength: 1, maxLength: 200 }) }),
  ),
  brands: names,
  storeId: fc.option(id),
  bought: fc.boolean(),
  facets: fc.uniqueArray(
    fc.record({
      field: fc.stringMatching(/^[a-zA-Z0-9-]{1,8}$/),
      values: few,
    }),
    { maxLength: 3, selector: (facet) => facet.field },
  ),
  searchTerm: fc.oneof(name, fc.constant('')),
});

describe('list query', () => {
  it('parses back to the same state', () => {
    fc.assert(
      fc.property(state, (chosen) => {
        const text = listQuery(chosen, defaults).toString();
        expect(parse(text)).toEqual(chosen);
      }),
      runs(300),
    );
  });

  it('is canonical: the parsed state gives the same query', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const once = listQuery(parse(text), defaults).toString();
        expect(listQuery(parse(once), defaults).toString()).toBe(once);
      }),
      runs(300),
    );
  });

  it('omits values that equal the default', () => {
    const ofKey: [keyof ListState, RegExp][] = [
      ['sort', /Sort=/],
      ['soldOnline', /SoldOnline=/],
      ['page', /Page=/],
      ['price', /Price=/],
      ['categoryId', /CategoryID=/],
      ['category', /Cat/],
      ['brands', /Merken=/],
      ['facets', /f\./],
      ['storeId', /Vestiging=/],
      ['bought', /Gekocht=/],
      ['searchTerm', /SearchTerm=/],
    ];
    fc.assert(
      fc.property(state, fc.constantFrom(...ofKey), (chosen, [key, pattern]) => {
        const names = [...listQuery({ ...chosen, [key]: defaults[key] }, defaults).keys()];
        const others = key === 'category' ? names.filter((one) => one !== 'CategoryID') : names;
        expect(others.filter((one) => pattern.test(`${one}=`))).toEqual([]);
      }),
    );
  });

  it('requires two numbers for a price, rounded to cents', () => {
    const end = fc.oneof(
      fc.double({ min: 0, max: 1e7, noNaN: true }).map(String),
      fc.constantFrom('', 'x', '-1', 'NaN', 'Infinity', '1e9', '5,5', ' 7 '),
    );
    const number = (text: string) => (text.trim() === '' ? NaN : Number(text.replace(',', '.')));
    const isPrice = (text: string) => number(text) >= 0 && number(text) <= 1e7;
    fc.assert(
      fc.property(end, end, (min, max) => {
        const query = new URLSearchParams({ MinPrice: min, MaxPrice: max });
        const { price } = parse(query.toString());
        expect(price !== null).toBe(isPrice(min) && isPrice(max));
        if (!price) return;
        const [low, high] = [number(min), number(max)].sort((a, b) => a - b) as [number, number];
        expect(Number.isInteger(price.min) && Number.isInteger(price.max)).toBe(true);
        expect(Math.abs(price.min - low * 100)).toBeLessThanOrEqual(0.500001);
        expect(Math.abs(price.max - high * 100)).toBeLessThanOrEqual(0.500001);
      }),
      runs(300),
    );
  });

  it('names the store of a filter and of a sort order by one key', () => {
    expect(parse('Vestiging=12')).toMatchObject({ storeId: 12, sort: 'relevance' });
    const sorted = parse('Sort=in-store&Vestiging=12');
    expect(sorted).toMatchObject({ storeId: 12, sort: 'in-store' });
    expect([isOnlyInStore(parse('Vestiging=12')), isOnlyInStore(sorted)]).toEqual([true, false]);
    expect(parse('Sort=in-store').sort).toBe('relevance');
    expect(parse('Vestiging=x').storeId).toBeNull();
  });

  it('is empty for the default state', () => {
    expect(listQuery(defaults, defaults).toString()).toBe('');
  });

  it('uses the keys of the spec', () => {
    const query = listQuery(
      {
        ...defaults,
        soldOnline: false,
        page: 2,
        price: { min: 100, max: 1050 },
        categoryId: 7,
        category: { name: 'Gips', ids: [1, 2] },
        brands: ['A', 'B'],
        searchTerm: 'plaat',
      },
      defaults,
    );
    expect(Object.fromEntries(query)).toEqual({
      MinPrice: '1',
      MaxPrice: '10.5',
      CategoryID: '7',
      CatIds: '1,2',
      Categorie: 'Gips',
      Merken: 'A|B',
      SearchTerm: 'plaat',
      Page: '2',
      SoldOnline: '0',
    });
  });

  it.each([
    'Page=0',
    'Page=-1',
    'Page=abc',
    'Page=1.5',
    'MinPrice=5',
    'MinPrice=a&MaxPrice=b',
    'CategoryID=x',
    'CatIds=1,2',
    'Categorie=Gips',
    'Categorie=Gips&CatIds=x',
    'SoldOnline=ja',
    'SoldOnline=',
    'Sort=hacked',
    'f.=x',
    'f.color=',
    'f.%20=x',
    'f.a|b=x',
    'f.color=a%0Ab',
    'Merken=|',
    'MinPrice=1&MaxPrice=10000001',
    'utm_source=mail',
  ])('ignores %s', (text) => {
    expect(parse(text)).toEqual(defaults);
  });
});
