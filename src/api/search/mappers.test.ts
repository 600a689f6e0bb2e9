import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEuros } from '../../domain/money.ts';
import { mapListOptions, mapSearchResult, mapSuggestions } from './mappers.ts';
import type { SearchResultRecord, SuggestionsRecord } from './wire.ts';

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
  it('fills what the answer leaves out', () => {
    expect(mapSearchResult(result({ RedirectToUrl: '' }), now)).toEqual({
      products: [],
      total: 0,
      exactCount: 0,
      closeTotal: 0,
      hasNotAvailableProducts: false,
      priceRange: null,
      popularCategories: [],
      popularBrands: [],
      webNodeStats: [],
      alternativeSuggestions: [],
      redirectToUrl: null,
      facets: [],
    });
  });

  it('tells how many products of the page are exact', () => {
    const Products = [1, 2, 3].map((Id) => ({
      Id,
      Name: 'Gipsplaat',
      Number: '8700100123',
      State: 'Active',
      Visibility: 'Orderable' as const,
      PriceInclTax: 12.1,
      PriceExclTax: 10,
      TaxRate: 21,
      Unit: 'plaat',
    }));
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

  it('has its price range in cents', () => {
    const cents = fc.nat(10_000_000);
    fc.assert(
      fc.property(cents, cents, (min, max) => {
        const PriceRange = { Min: toEuros(min), Max: toEuros(max) };
        expect(mapSearchResult(result({ PriceRange }), now).priceRange).toEqual({ min, max });
      }),
    );
  });

  it('leaves the nameless brands and "geen merk" out', () => {
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

  it('keeps facets, counts and categories as they were counted, in their order', () => {
    const value = fc.record({
      Label: fc.string(),
      Value: fc.string(),
      Count: fc.nat(),
      Checked: fc.boolean(),
    });
    const range = fc.record({ Min: fc.nat(), Max: fc.nat(), Unit: fc.string() });
    const facet = fc.record({
      Field: fc.string(),
      Label: fc.string(),
      Values: fc.array(value),
      Range: fc.option(range),
    });
    const stat = fc.record({ Id: fc.nat(), Name: fc.string(), Url: fc.string(), Count: fc.nat() });
    fc.assert(
      fc.property(fc.array(facet), fc.array(stat), fc.nat(), (Facets, WebNodeStats, Total) => {
        const mapped = mapSearchResult(result({ Facets, WebNodeStats, Total }), now);
        expect(mapped.total).toBe(Total);
        expect(
          mapped.facets.map(({ field, label, values, range: span }) => ({
            Field: field,
            Label: label,
            Values: values.map((one) => ({
              Label: one.label,
              Value: one.value,
              Count: one.count,
              Checked: one.checked,
            })),
            Range: span && { Min: span.min, Max: span.max, Unit: span.unit },
          })),
        ).toEqual(Facets);
        expect(
          mapped.webNodeStats.map(({ id, name, url, count }) => ({
            Id: id,
            Name: name,
            Url: url,
            Count: count,
          })),
        ).toEqual(WebNodeStats);
      }),
    );
  });

  it('has categories at every level, with empty values for what is left out', () => {
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
  it('show a product with its six-digit number, and a picture in any case', () => {
    const picture = fc.constantFrom('/p.png', null, undefined);
    fc.assert(
      fc.property(fc.nat(999_999), picture, (number, ImageUrl) => {
        const Number = `8700${String(number).padStart(6, '0')}`;
        const [product] = mapSuggestions(
          suggestions({ Products: [{ Id: 7, Name: 'P', Url: 'p-7', ImageUrl, Number }] }),
        ).products;
        expect(product).toEqual({
          id: 7,
          name: 'P',
          url: 'p-7',
          img: ImageUrl ?? '/images/404.png',
          numberTrimmed: Number.slice(-6),
        });
      }),
    );
  });

  it('search for their parameter, and may lie in a category', () => {
    const category = fc.constantFrom('Hout', null, undefined);
    fc.assert(
      fc.property(category, category, (CategoryName, CategoryCode) => {
        const mapped = mapSuggestions(
          suggestions({
            Suggestions: [{ Name: 'Latten', Parameter: 'lat', CategoryName, CategoryCode }],
            Categories: [{ Name: 'Hout', Url: 'hout' }],
          }),
        );
        expect(mapped.suggestions).toEqual([
          {
            name: 'Latten',
            parameter: 'lat',
            categoryName: CategoryName ?? null,
            categoryCode: CategoryCode ?? null,
          },
        ]);
        expect(mapped.categories).toEqual([{ name: 'Hout', url: 'hout' }]);
      }),
    );
  });
});

it('list options: 12 products unless configured, everything else as it is', () => {
  const mode = fc.constantFrom('Navigation' as const, 'Filter' as const);
  const limit = fc.oneof(fc.integer({ min: 1 }), fc.constantFrom(null, undefined));
  fc.assert(
    fc.property(limit, mode, mode, (Limit, WebNodeMode, BrandMode) => {
      expect(
        mapListOptions({
          Limit,
          WebNodeMode,
          BrandMode,
          SortOptions: [{ Label: 'Prijs', Field: 'price-asc' }],
          FacetLabels: { dikte: 'Dikte' },
        }),
      ).toEqual({
        limit: Limit ?? 12,
        sortOptions: [{ label: 'Prijs', field: 'price-asc' }],
        prefilters: [],
        webNodeMode: WebNodeMode,
        brandMode: BrandMode,
        facetLabels: { dikte: 'Dikte' },
      });
    }),
  );
});
