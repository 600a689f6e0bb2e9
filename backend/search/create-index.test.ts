import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SORT_FIELDS } from '../../src/domain/search/search-constants.ts';
import { queryOfWholeRange } from './bench.ts';
import { createSearchIndex } from './create-index.ts';
import { sampleDocument, sampleDocuments } from './sample-documents.ts';
import type { SearchDocument, SearchIndex, SearchQuery } from './types.ts';

const TERMS = [
  '',
  'plaat',
  'schroef',
  'gipsplaat wit',
  'gipsplaaat',
  'pvc buis 110',
  '12,5',
  '2600x600',
  'toplaag',
  'dakpan onbekendding',
  '10',
  '2901',
  'plaat schroef',
  'muurverfroller',
  'mm',
];
const LIMITS = { keywords: 6, brands: 4, categories: 4, products: 6 };

const queries: fc.Arbitrary<SearchQuery> = fc.record({
  term: fc.constantFrom(...TERMS),
  scopeId: fc.constantFrom(null, null, undefined, 10, 12, 101, 900),
  categoryIds: fc.subarray([10, 12, 101, 121, 900], { maxLength: 2 }),
  brands: fc.subarray(['Kernbouw', 'Toplaag', 'Stevig & Zoon'], { maxLength: 2 }),
  facets: fc.constantFrom(
    [],
    [],
    [{ field: 'grade', values: ['A'] }],
    [
      { field: 'grade', values: ['A', 'C'] },
      { field: 'thickness', values: ['12,5 mm', '40 mm'] },
    ],
    [
      { field: 'colour', values: ['wit'] },
      { field: 'packaging', values: ['plaat', 'doos'] },
    ],
  ),
  minPrice: fc.constantFrom(null, null, 2_000),
  maxPrice: fc.constantFrom(null, null, 12_000),
  onlySoldOnline: fc.boolean(),
  sort: fc.constantFrom(...SORT_FIELDS),
  offset: fc.constant(0),
  limit: fc.constant(10_000),
});

function passes(document: SearchDocument, query: SearchQuery): boolean {
  const within = (ids: number[]) =>
    ids.length === 0 || ids.some((id) => document.categoryIds.includes(id));
  return (
    within(query.categoryIds) &&
    within(typeof query.scopeId === 'number' ? [query.scopeId] : []) &&
    (query.brands.length === 0 || query.brands.includes(document.brand)) &&
    query.facets.every(({ field, values }) =>
      (document.attributes[field] ?? []).some((value) => values.includes(value)),
    ) &&
    document.price >= (query.minPrice ?? 0) &&
    document.price <= (query.maxPrice ?? Infinity) &&
    (!query.onlySoldOnline || document.soldOnline)
  );
}

const documents = [...sampleDocuments(3, 1200, 'nl')];
const byId = new Map(documents.map((document) => [document.id, document]));
const index = createSearchIndex('nl', documents);

describe('search', () => {
  it('keeps exactly the matches that pass all filters', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const unfiltered = index.search(
          queryOfWholeRange({ term: query.term, onlySoldOnline: false, limit: 10_000 }),
        );
        const full = unfiltered.ids.slice(0, unfiltered.exact);
        const expected = full.filter((id) => passes(byId.get(id)!, query));
        const hits = index.search(query);
        expect(hits.total).toBe(expected.length);
        expect(hits.exact).toBe(hits.total);
        expect(hits.ids.slice(0, hits.exact).sort()).toEqual([...expected].sort());
        const close = hits.ids.slice(hits.exact);
        expect(close.length).toBe(hits.closeTotal);
        expect(close.every((id) => passes(byId.get(id)!, query))).toBe(true);
        expect(close.length === 0 || hits.ids.length <= 100).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('promises with each count what choosing that value gives', () => {
    fc.assert(
      fc.property(queries, fc.nat(), (base, choice) => {
        const query = { ...base, scopeId: base.scopeId ?? null, limit: 1 };
        const hits = index.search(query);
        // Where no product has all words, what is counted are the close ones.
        const found = (changes: Partial<SearchQuery>, count: number) => {
          const { total, closeTotal } = index.search({ ...query, ...changes });
          return hits.total > 0 || total > 0 || count === 0 ? total : closeTotal;
        };
        const facet = hits.facets[choice % Math.max(1, hits.facets.length)];
        const value = facet?.values[choice % Math.max(1, facet.values.length)];
        if (facet && value) {
          const others = query.facets.filter(({ field }) => field !== facet.field);
          const facets = [...others, { field: facet.field, values: [value.value] }];
          expect(found({ facets }, value.count)).toBe(value.count);
        }
        const brand = hits.brands[choice % Math.max(1, hits.brands.length)];
        if (brand) expect(found({ brands: [brand.name] }, brand.count)).toBe(brand.count);
        const category = hits.categories[choice % Math.max(1, hits.categories.length)];
        if (category)
          expect(found({ categoryIds: [category.id] }, category.count)).toBe(category.count);
      }),
      { numRuns: 150 },
    );
  });

  it('cuts one order into pages without gap or overlap', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 60 }), (query, limit) => {
        const all = index.search(query).ids;
        const pages: number[] = [];
        for (let offset = 0; offset < all.length && offset < 20 * limit; offset += limit) {
          pages.push(...index.search({ ...query, offset, limit }).ids);
        }
        expect(pages).toEqual(all.slice(0, pages.length));
        expect(new Set(all).size).toBe(all.length);
      }),
      { numRuns: 80 },
    );
  });

  it('sorts, with ties by popularity and then id', () => {
    const list = (sort: SearchQuery['sort']) =>
      index.search(queryOfWholeRange({ sort, limit: 10_000 })).ids.map((id) => byId.get(id)!);
    const sorted = (items: SearchDocument[], key: (document: SearchDocument) => number) =>
      [...items].sort((a, b) => key(a) - key(b) || b.popularity - a.popularity || a.id - b.id);
    expect(list('relevance')).toEqual(sorted(list('relevance'), (one) => -one.popularity));
    expect(list('price-asc')).toEqual(sorted(list('price-asc'), (one) => one.price));
    expect(list('price-desc')).toEqual(sorted(list('price-desc'), (one) => -one.price));
    const place = ({ content, isPiece }: SearchDocument) =>
      content ? (content.unit === 'm²' ? 0 : 1) : isPiece ? 2 : 3;
    expect(list('unit-price-asc')).toEqual(
      sorted(
        list('unit-price-asc'),
        (one) => place(one) * 1e6 + one.price / (one.content?.amount ?? 1),
      ),
    );
    expect(list('newest')).toEqual(sorted(list('newest'), (one) => -one.createdAt));
    const names = list('name-asc').map((one) => one.name);
    expect(names.indexOf('Spaanplaatschroef TX20 4x40 mm')).toBeLessThan(
      names.indexOf('Spaanplaatschroef TX20 4,5x50 mm'),
    );
  });

  it('gives the price range without the price filter, and tells what cannot be bought', () => {
    const wide = index.search(queryOfWholeRange({ categoryIds: [101] }));
    const narrow = index.search(
      queryOfWholeRange({ categoryIds: [101], minPrice: 5_000, maxPrice: 6_000 }),
    );
    expect(narrow.priceRange).toEqual(wide.priceRange);
    const prices = documents
      .filter((one) => one.categoryIds.includes(101) && one.soldOnline)
      .map((one) => one.price);
    expect(wide.priceRange).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
    expect(wide.hasNotAvailableProducts).toBe(true);
    expect(index.search(queryOfWholeRange({ categoryIds: [424242] })).priceRange).toBeNull();
  });

  it('orders facet values as people do', () => {
    const { facets } = index.search(queryOfWholeRange({ categoryIds: [101] }));
    const thickness = facets
      .find((facet) => facet.field === 'thickness')
      ?.values.map((one) => one.value);
    expect(thickness).toEqual(['9,5 mm', '12,5 mm', '18 mm']);
  });
});

describe('a code', () => {
  const spellings = ['t55.521.224', 'T55-521-224', 't55521224'];
  const found = (product: Partial<SearchDocument>) => {
    const coded = { ...sampleDocument(4, 500, 'nl'), ...product };
    const own = createSearchIndex('nl', [...sampleDocuments(4, 120, 'nl'), coded]);
    return spellings.map(
      (term) => own.search(queryOfWholeRange({ term, onlySoldOnline: false })).ids[0],
    );
  };

  it.each(spellings)(
    'as the trade number %s is found with and without dots and dashes',
    (number) => {
      expect(found({ number: number.toLowerCase() })).toEqual(spellings.map(() => 100_500));
    },
  );

  it.each([
    ['GP-1250A', ['GP-1250A', 'gp1250a', 'gp-1250a', 'GP-1250', 'GP 1250A']],
    ['GP-12A', ['GP-12A', 'gp12a']],
    ['A/7', ['a/7', 'A7']],
    ['HAMER', ['hamer']],
    ['GP 1250 A', ['GP1250A', 'gp-1250-a', 'GP 1250 A']],
  ])('of letters and digits, %s, is found as %j', (number, terms) => {
    const coded = { ...sampleDocument(4, 500, 'nl'), number };
    const own = createSearchIndex('nl', [...sampleDocuments(4, 120, 'nl'), coded]);
    for (const term of terms) {
      const { ids } = own.search(queryOfWholeRange({ term, onlySoldOnline: false }));
      expect(ids[0], term).toBe(100_500);
    }
    expect(own.suggest(terms[0]!, LIMITS).productIds).toContain(100_500);
  });

  it.each(spellings)('in the name, as %s, is found with and without dots and dashes', (code) => {
    expect(found({ name: `Inbouwdoos ${code}` })).toEqual(spellings.map(() => 100_500));
  });
});

it.each([
  ['gips', 'Gipsplaat standaard'],
  ['gipsplaat', 'Gipsplaat standaard'],
  ['hout', 'Houtschroef verzinkt'],
])('finds %s as the beginning of a word in a catalogue of three products', (term, name) => {
  const names = ['Gipsplaat standaard', 'Houtschroef verzinkt', 'Kraan chroom'];
  const few = names.map((one, i) => ({
    ...{ ...sampleDocument(4, i, 'nl'), name: one, brand: '', description: '', attributes: {} },
    ...{ categoryIds: [1], categoryNames: ['Assortiment'], number: String(i), ean: '' },
  }));
  const own = createSearchIndex('nl', few);
  const { ids } = own.search(queryOfWholeRange({ term, onlySoldOnline: false }));
  expect(ids.map((id) => few.find((one) => one.id === id)?.name)).toEqual([name]);
});

function answers(of: SearchIndex): unknown {
  return [
    ...TERMS.map((term) => of.search(queryOfWholeRange({ term, limit: 40 }))),
    ...SORT_FIELDS.map((sort) =>
      of.search(queryOfWholeRange({ sort, categoryIds: [12], limit: 40 })),
    ),
    of.search(
      queryOfWholeRange({ brands: ['Toplaag'], facets: [{ field: 'grade', values: ['B'] }] }),
    ),
    ...['gi', 'schr', 'wonder', 'toplaag', 'verf ro', '29'].map((term) => of.suggest(term, LIMITS)),
    of.search(queryOfWholeRange({ term: 'wonderplaten' })),
  ];
}

describe('update', () => {
  const change = fc.record({
    at: fc.nat(140),
    kind: fc.constantFrom('remove', 'price', 'rename', 'put'),
    price: fc.integer({ min: 1, max: 50_000 }),
    name: fc.constantFrom(
      'Wonderplaat',
      'Schroef',
      'Gips',
      'Zoldermuurverf wit 5 l',
      'Plint 12,50 mm',
    ),
    seed: fc.integer({ min: 4, max: 6 }),
  });
  type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

  function documentAfter({ at, kind, price, name, seed }: Change): SearchDocument | null {
    const document = sampleDocument(kind === 'put' ? seed : 4, at, 'nl');
    if (kind === 'remove') return null;
    return kind === 'rename' ? { ...document, name } : { ...document, price };
  }

  it('answers as an index that was built anew', () => {
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 12 }), { maxLength: 5 }), (batches) => {
        const state = new Map([...sampleDocuments(4, 120, 'nl')].map((one) => [one.id, one]));
        const updated = createSearchIndex('nl', state.values());
        for (const batch of batches) {
          updated.search(queryOfWholeRange({ term: 'plaat', sort: 'name-asc' }));
          updated.update(
            batch.map((one) => ({ id: 100_000 + one.at, document: documentAfter(one) })),
          );
          for (const one of batch) {
            const document = documentAfter(one);
            if (document) state.set(document.id, document);
            else state.delete(100_000 + one.at);
          }
        }
        const fresh = createSearchIndex('nl', [...state.values()].reverse());
        expect(updated.size).toBe(fresh.size);
        expect(answers(updated)).toEqual(answers(fresh));
      }),
      { numRuns: 60 },
    );
  });

  it('stays the same through compaction', () => {
    const updated = createSearchIndex('nl', sampleDocuments(4, 300, 'nl'));
    for (let round = 0; round < 12; round++) {
      updated.search(queryOfWholeRange({ term: '2901', sort: 'name-asc' }));
      updated.update(
        [...sampleDocuments(4, 300, 'nl')].map((one) => ({
          id: one.id,
          document: { ...one, price: one.price + round },
        })),
      );
    }
    const fresh = createSearchIndex(
      'nl',
      [...sampleDocuments(4, 300, 'nl')].map((one) => ({ ...one, price: one.price + 11 })),
    );
    expect(answers(updated)).toEqual(answers(fresh));
  });

  it('shows a new product to the next call, and forgets a removed one', () => {
    const live = createSearchIndex('nl', sampleDocuments(4, 50, 'nl'));
    const wonder = { ...sampleDocument(4, 500, 'nl'), name: 'Wonderpaneel' };
    live.update([{ id: wonder.id, document: wonder }]);
    expect(
      live.search(queryOfWholeRange({ term: 'wonderpanelen', onlySoldOnline: false })).ids,
    ).toEqual([wonder.id]);
    live.update([{ id: wonder.id, document: null }]);
    expect(
      live.search(queryOfWholeRange({ term: 'wonderpanelen', onlySoldOnline: false })).total,
    ).toBe(0);
    expect(live.product(wonder.id)).toBeNull();
  });
});
