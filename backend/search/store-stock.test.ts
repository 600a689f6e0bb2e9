import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryOfWholeRange } from './bench.ts';
import { createSearchIndex } from './create-index.ts';
import { RowSet } from './columns.ts';
import { sampleDocuments } from './sample-documents.ts';
import type { SearchQuery } from './types.ts';

const [NEAR, FAR, NOWHERE] = [7, 300, 9];
const ALL = { onlySoldOnline: false, limit: 1000 };

/** Every third product lies in the near store, every fifth in the far one. */
const documents = [...sampleDocuments(5, 120, 'nl')].map((document, at) => ({
  ...document,
  storeIds: [...(at % 3 === 0 ? [NEAR] : []), ...(at % 5 === 0 ? [FAR] : [])],
}));
const near = documents.filter(({ storeIds }) => storeIds.includes(NEAR)).map(({ id }) => id);
const indexed = () => createSearchIndex('nl', documents);
const index = indexed();
const search = (query: Partial<SearchQuery>, searched = index) =>
  searched.search(queryOfWholeRange({ ...ALL, ...query }));

describe('the stock of a store', () => {
  it('is counted among the hits, and limits them', () => {
    expect(search({}).inStore).toBeNull();
    expect(search({ storeId: NEAR })).toMatchObject({ total: 120, inStore: 40 });
    expect(search({ storeId: FAR }).inStore).toBe(24);
    const only = search({ storeId: NEAR, onlyInStore: true });
    expect(only).toMatchObject({ total: 40, inStore: 40 });
    expect(only.ids.toSorted()).toEqual(near.toSorted());
    expect(search({ storeId: NOWHERE, onlyInStore: true })).toMatchObject({ total: 0, inStore: 0 });
  });

  it('narrows every count of a facet', () => {
    const [brand] = search({ storeId: NEAR, onlyInStore: true }).brands;
    const ofBrand = { storeId: NEAR, onlyInStore: true, brands: [brand!.name] };
    expect(search(ofBrand).total).toBe(brand!.count);
    expect(search({ ...ofBrand, onlyInStore: false }).inStore).toBe(brand!.count);
  });

  it('comes first, in the order of the list', () => {
    const all = search({}).ids;
    const isNear = (id: number) => near.includes(id);
    expect(search({ storeId: NEAR, sort: 'in-store' }).ids).toEqual([
      ...all.filter(isNear),
      ...all.filter((id) => !isNear(id)),
    ]);
    expect(search({ sort: 'in-store' }).ids).toEqual(all);
  });

  it('follows a change, also when removed rows are cleared away', () => {
    const changing = indexed();
    for (let times = 0; times < 12; times++)
      changing.update(documents.map((document) => ({ id: document.id, document })));
    expect(search({ storeId: NEAR }, changing).inStore).toBe(40);
    const [first] = documents;
    changing.update([{ id: first!.id, document: { ...first!, storeIds: [] } }]);
    expect(search({ storeId: NEAR }, changing).inStore).toBe(39);
  });
});

it('a list can be limited to products, and to nothing', () => {
  const productIds = [near[0]!, near[1]!, 999_999];
  expect(search({ productIds }).ids.toSorted()).toEqual(near.slice(0, 2).toSorted());
  expect(search({ productIds: [] }).total).toBe(0);
  expect(search({ productIds: null }).total).toBe(120);
});

it('a set of rows holds what was added', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(5000)), fc.nat(6000), (rows, other) => {
      const set = RowSet.of(rows);
      expect(rows.every((row) => set.has(row))).toBe(true);
      expect(set.has(other)).toBe(rows.includes(other));
      expect(set.countOf(Uint32Array.from([...rows, 6001]))).toBe(rows.length);
    }),
  );
});
