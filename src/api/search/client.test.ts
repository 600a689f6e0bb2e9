import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productRecord } from '../../../tests/support/records.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { mapListOptions, mapSearchResult, mapSuggestions } from './client.ts';
import type { SearchResultRecord, SuggestionsRecord } from './calls.ts';

const now = new Date('2026-11-20T12:00:00Z');
const result = (over: Partial<SearchResultRecord> = {}): SearchResultRecord => ({
  Products: [],
  Total: 0,
  HasNotAvailableProducts: false,
  ...over,
});
const suggestions = (over: Partial<SuggestionsRecord> = {}): SuggestionsRecord => ({
  Suggestions: [],
  Brands: [],
  Categories: [],
  Products: [],
  ...over,
});

const brandName = fc.oneof(
  fc.constantFrom('Knauf', 'Brikka', '', '  '),
  fc.mixedCase(fc.constant('geen merk')),
);
const listed = (names: string[]) => names.filter((name) => name === 'Knauf' || name === 'Brikka');

describe('search result', () => {
  it('fills in defaults for absent fields', () => {
    expect(mapSearchResult(result({ RedirectToUrl: '' }), now)).toEqual({
      products: [],
      total: 0,
      exactCount: 0,
      closeTotal: 0,
      sizeInstead: null,
      unitPriceUnit: null,
      inStore: null,
      hasNotAvailableProducts: false,
      priceRange: null,
      popularCategories: [],
      popularBrands: [],
      webNodeStats: [],
      alternativeSuggestions: [],
      redirectToUrl: null,
      siteLinks: { questions: [], pages: [], stores: [] },
      facets: [],
    });
  });

  it('counts the exact matches of the page', () => {
    const Products = [1, 2, 3].map((Id) => productRecord({ Id }));
    const exact = (ExactProducts?: number) =>
      mapSearchResult(result({ Products, ExactProducts, CloseTotal: 9 }), now);
    expect(exact(1)).toMatchObject({ exactCount: 1, closeTotal: 9 });
    expect(exact().exactCount).toBe(3);
    expect(exact(12).exactCount).toBe(3);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
    'never sends a visitor to %s',
    (RedirectToUrl) =>
      expect(mapSearchResult(result({ RedirectToUrl }), now).redirectToUrl).toBeNull(),
  );

  it('converts the price range to cents', () => {
    const cents = fc.nat(10_000_000);
    fc.assert(
      fc.property(cents, cents, (min, max) => {
        const PriceRange = { Min: toEuros(min), Max: toEuros(max) };
        expect(mapSearchResult(result({ PriceRange }), now).priceRange).toEqual({ min, max });
      }),
    );
  });

  it('omits brands without a name and "geen merk"', () => {
    fc.assert(
      fc.property(fc.array(brandName), (names) => {
        const records = names.map((BrandName) => ({ BrandName }));
        const { popularBrands } = mapSearchResult(result({ PopularBrands: records }), now);
        expect(popularBrands.map(({ name }) => name)).toEqual(listed(names));
        const { brands } = mapSuggestions(suggestions({ Brands: records }));
        expect(brands.map(({ name }) => name)).toEqual(listed(names));
        expect(brands.every((brand) => Object.keys(brand).join() === 'name,url')).toBe(true);
      }),
    );
  });

  it('keeps facets, counts and categories in their order', () => {
    const values = ['9 mm', '6 mm'].map((text, at) => ({
      record: { Label: text, Value: `v${at}`, Count: at, Checked: at === 0 },
      mapped: { label: text, value: `v${at}`, count: at, checked: at === 0 },
    }));
    const mapped = mapSearchResult(
      result({
        Total: 3,
        Facets: [
          {
            ...{ Field: 'dikte', Label: 'Dikte', Values: values.map(({ record }) => record) },
            Range: { Min: 6, Max: 9, Unit: 'mm' },
          },
          { Field: 'a', Label: 'A', Values: [], Range: null },
        ],
        WebNodeStats: [2, 1].map((Id) => ({ Id, Name: `N${Id}`, Url: `u${Id}`, Count: 5 })),
      }),
      now,
    );
    expect(mapped).toMatchObject({
      total: 3,
      facets: [
        {
          ...{ field: 'dikte', label: 'Dikte', values: values.map((one) => one.mapped) },
          range: { min: 6, max: 9, unit: 'mm' },
        },
        { field: 'a', label: 'A', values: [], range: null },
      ],
      webNodeStats: [2, 1].map((id) => ({ id, name: `N${id}`, url: `u${id}`, count: 5 })),
    });
  });

  it('maps categories at every level, with empty values for absent fields', () => {
    const leaf = { Code: 'b', Name: 'B', Url: 'a/b' };
    const mapped = mapSearchResult(
      result({
        PopularCategories: [
          {
            Code: 'a',
            Name: 'A',
            Url: 'a',
            ImageUrl: '/a.png',
            SearchParameters: 'categoryID=1',
            Children: [leaf],
          },
        ],
      }),
      now,
    );
    expect(mapped.popularCategories).toEqual([
      {
        code: 'a',
        name: 'A',
        url: 'a',
        img: '/a.png',
        searchParameters: 'categoryID=1',
        children: [
          { code: 'b', name: 'B', url: 'a/b', img: null, searchParameters: '', children: [] },
        ],
      },
    ]);
  });
});

describe('search suggestions', () => {
  it.each(['/p.png', null, undefined])(
    'have a six-digit number and always a picture: %j',
    (ImageUrl) => {
      const record = { Id: 7, Name: 'P', Url: 'p-7', ImageUrl, Number: '8700000042' };
      expect(mapSuggestions(suggestions({ Products: [record] })).products).toEqual([
        {
          ...{ id: 7, name: 'P', url: 'p-7', numberTrimmed: '000042' },
          img: ImageUrl ?? '/images/404.png',
        },
      ]);
    },
  );

  it.each(['Hout', null, undefined])(
    'have a parameter and an optional category: %j',
    (category) => {
      const lies = { CategoryName: category, CategoryCode: category };
      const mapped = mapSuggestions(
        suggestions({
          Suggestions: [{ Name: 'Latten', Parameter: 'lat', ...lies }],
          Categories: [{ Name: 'Hout', Url: 'hout' }],
        }),
      );
      const [categoryName, categoryCode] = [category ?? null, category ?? null];
      expect(mapped.suggestions).toEqual([
        { name: 'Latten', parameter: 'lat', categoryName, categoryCode },
      ]);
      expect(mapped.categories).toEqual([{ name: 'Hout', url: 'hout' }]);
    },
  );
});

it.each([
  [24, 24],
  [null, 12],
  [undefined, 12],
])('list options: 12 products by default, everything else unchanged (%j)', (Limit, limit) => {
  expect(
    mapListOptions({
      ...{ Limit, WebNodeMode: 'Navigation', BrandMode: 'Filter' },
      SortOptions: [{ Label: 'Prijs', Field: 'price-asc' }],
      FacetLabels: { dikte: 'Dikte' },
    }),
  ).toEqual({
    ...{ limit, prefilters: [], webNodeMode: 'Navigation', brandMode: 'Filter' },
    hasStoreStock: false,
    sortOptions: [{ label: 'Prijs', field: 'price-asc' }],
    facetLabels: { dikte: 'Dikte' },
  });
});
