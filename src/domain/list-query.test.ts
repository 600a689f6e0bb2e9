import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listQuery, parseListQuery } from './list-query.ts';
import type { ListState } from './list-state.ts';
import { defaultListState } from './list-state.ts';

const SORTS = ['relevance', 'price-asc', 'name-asc'];
const defaults = defaultListState({
  limit: 12,
  sortOptions: SORTS.map((field) => ({ label: field, field })),
});
const parse = (text: string) => parseListQuery(new URLSearchParams(text), defaults, SORTS);

const name = fc
  .stringMatching(/^[A-Za-zé&, ]{1,12}$/)
  .filter((text) => text.trim() === text && text !== '');
const id = fc.integer({ min: 1, max: 999_999_999 });
const names = fc.uniqueArray(name, { maxLength: 4 });
const state: fc.Arbitrary<ListState> = fc.record({
  sort: fc.constantFrom(...SORTS),
  soldOnline: fc.boolean(),
  limit: fc.constant(12),
  page: fc.integer({ min: 1, max: 100_000 }),
  price: fc.option(
    fc.tuple(fc.nat(1e6), fc.nat(1e6)).map(([min, width]) => ({ min, max: min + width })),
  ),
  categoryId: fc.option(id),
  category: fc.option(fc.record({ name, ids: fc.uniqueArray(id, { minLength: 1, maxLength: 4 }) })),
  brands: names,
  facets: fc.uniqueArray(
    fc.record({
      field: fc.stringMatching(/^[a-z]{1,8}$/),
      values: fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 3, selector: (facet) => facet.field },
  ),
  searchTerm: fc.oneof(name, fc.constant('')),
});

describe('list query', () => {
  it('gives the state back that it was made of', () => {
    fc.assert(
      fc.property(state, (chosen) => {
        const text = listQuery(chosen, defaults).toString();
        expect(parse(text)).toEqual(chosen);
      }),
    );
  });

  it('leaves no key for the default state', () => {
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
    'utm_source=mail',
  ])('ignores %s', (text) => {
    expect(parse(text)).toEqual(defaults);
  });

  it('never throws, and gives a page that can be asked for', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const { page } = parse(text);
        return page >= 1 && page <= 100_000;
      }),
    );
  });
});
