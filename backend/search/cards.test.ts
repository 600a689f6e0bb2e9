/** Lists of one card per product group, compared with the same lists of single products. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SORT_FIELDS } from '../../src/domain/search/search-constants.ts';
import { queryOfWholeRange } from './bench.ts';
import { createSearchIndex } from './create-index.ts';
import { sampleDocuments } from './sample-documents.ts';
import type { SearchDocument, SearchQuery } from './types.ts';

const ALL = 10_000;

/** Groups of some ten products; every fifth product is in none. */
const groupOf = ({ id, brand, categoryIds }: SearchDocument): string | null =>
  id % 5 === 0 ? null : `${brand} ${categoryIds.join()} ${id % 3}`;

const documents = [...sampleDocuments(3, 2_500, 'nl')].map((document): SearchDocument => {
  const key = groupOf(document);
  const fields = [{ code: 'maat', label: 'Maat', value: String(document.id) }];
  return {
    ...document,
    storeIds: document.id % 4 === 0 ? [7] : [],
    ...(key !== null && { variant: { named: null, similarity: { key, fields } } }),
  };
});
const byId = new Map(documents.map((document) => [document.id, document]));
const index = createSearchIndex('nl', documents);
const cardKey = (id: number) => groupOf(byId.get(id)!) ?? id;

const query: fc.Arbitrary<SearchQuery> = fc
  .record({
    term: fc.constantFrom('', '', 'plaat', 'schroef', 'gipsplaaat', 'pvc buis 110', '12,5'),
    scopeId: fc.constantFrom(null, 10, 12, 101),
    brands: fc.subarray(['Kernbouw', 'Toplaag'], { maxLength: 2 }),
    facets: fc.constantFrom<SearchQuery['facets'][]>(
      [],
      [{ field: 'grade', values: ['A'] }],
      [{ field: 'thickness', values: ['12,5 mm', '40 mm'] }],
    ),
    minPrice: fc.constantFrom(null, 2_000),
    onlySoldOnline: fc.boolean(),
    storeId: fc.constantFrom(null, 7),
    onlyInStore: fc.boolean(),
    sort: fc.constantFrom(...SORT_FIELDS, 'in-store' as const),
  })
  .map((changes) => queryOfWholeRange({ ...changes, limit: ALL }));
const grouped = (given: SearchQuery) => index.search({ ...given, grouped: true });
const chosen = (given: SearchQuery, field: string, value: string): SearchQuery => ({
  ...given,
  facets: [...given.facets.filter((one) => one.field !== field), { field, values: [value] }],
});

it('shows the first hit of each group, and says how many it stands for and from which price', () => {
  fc.assert(
    fc.property(query, (given) => {
      const hits = index.search(given);
      const cards = grouped(given);
      const members = Map.groupBy(hits.ids, cardKey);
      expect(new Set(cards.ids.map(cardKey)).size).toBe(cards.ids.length);
      expect(cards.total + cards.closeTotal).toBe(cards.ids.length);
      expect(cards.total).toBe(new Set(hits.ids.slice(0, hits.exact).map(cardKey)).size);
      if (hits.closeTotal === 0) {
        expect(new Set(cards.ids.map(cardKey))).toEqual(new Set(members.keys()));
        if (given.sort !== 'price-desc')
          expect(cards.ids).toEqual([...members.values()].map(([first]) => first));
      }
      const said = new Map(cards.groups.map((group) => [group.id, group]));
      for (const id of hits.closeTotal === 0 ? cards.ids : []) {
        const all = members.get(cardKey(id))!;
        const group = said.get(id);
        expect(group?.count ?? 1).toBe(all.length);
        if (!group || group.cheapestId === null) continue;
        const least = Math.min(...all.map((one) => byId.get(one)!.price));
        expect(byId.get(group.cheapestId)!.price).toBe(least);
      }
    }),
  );
});

it('sorts by the price that cards state', () => {
  for (const sort of ['price-asc', 'price-desc'] as const) {
    const cards = grouped(queryOfWholeRange({ sort, limit: ALL }));
    const said = new Map(cards.groups.map(({ id, cheapestId }) => [id, cheapestId]));
    const prices = cards.ids.map((id) => byId.get(said.get(id) ?? id)!.price);
    const up = prices.toSorted((a, b) => a - b);
    expect(prices).toEqual(sort === 'price-asc' ? up : up.toReversed());
  }
});

it('counts for each value of a filter the cards that choosing it shows', () => {
  fc.assert(
    fc.property(query, (given) => {
      const cards = grouped(given);
      if (cards.total === 0) return;
      for (const { field, values } of cards.facets.slice(0, 3))
        for (const { value, count } of values.slice(0, 3))
          expect(grouped(chosen(given, field, value)).total).toBe(count);
      for (const { name, count } of cards.brands.slice(0, 3))
        expect(grouped({ ...given, brands: [name] }).total).toBe(count);
      for (const { id, count } of cards.categories.slice(0, 3))
        expect(grouped({ ...given, categoryIds: [id] }).total).toBe(count);
      if (given.storeId) expect(grouped({ ...given, onlyInStore: true }).total).toBe(cards.inStore);
    }),
    { numRuns: 60 },
  );
});

it('has each card on one page', () => {
  fc.assert(
    fc.property(query, fc.integer({ min: 1, max: 40 }), (given, limit) => {
      const all = grouped(given);
      const pages = Array.from({ length: Math.ceil(all.ids.length / limit) }, (_, page) =>
        grouped({ ...given, offset: page * limit, limit }),
      );
      expect(pages.flatMap(({ ids }) => ids)).toEqual(all.ids);
      expect(pages.flatMap(({ groups }) => groups)).toEqual(all.groups);
    }),
    { numRuns: 60 },
  );
});

it('is the list of products where nothing is grouped', () => {
  const plain = createSearchIndex(
    'nl',
    documents.map(({ variant: _, ...document }) => document),
  );
  fc.assert(
    fc.property(query, (given) => {
      expect(plain.search({ ...given, grouped: true })).toEqual(plain.search(given));
    }),
    { numRuns: 60 },
  );
});

it('follows changes of products, also when many are removed', () => {
  const changing = createSearchIndex('nl', documents);
  const some = documents.filter((_, at) => at % 2 === 0);
  changing.update(some.map(({ id }) => ({ id, document: null })));
  changing.update(some.slice(0, 300).map((document) => ({ id: document.id, document })));
  const kept = [...documents.filter((_, at) => at % 2 === 1), ...some.slice(0, 300)];
  const fresh = createSearchIndex('nl', kept);
  const all = queryOfWholeRange({ onlySoldOnline: false, limit: ALL, grouped: true });
  expect(changing.search(all)).toEqual(fresh.search(all));
});
