import { describe, expect, it } from 'vitest';
import { queryOfWholeRange } from './bench.ts';
import { createSearchIndex } from './create-index.ts';
import { sampleDocuments } from './sample-documents.ts';
import type { SearchDocument } from './types.ts';

const ALL = { onlySoldOnline: false, limit: 1000 };
const SIZES = 20;

/** Documents of lengths 100 mm to 2 m, each in two colours; two of them have no length. */
function* measuredDocuments(): Generator<SearchDocument> {
  let at = 0;
  for (const document of sampleDocuments(5, 2 * SIZES + 2, 'nl')) {
    const tenths = (at % SIZES) + 1;
    const length =
      tenths < 10 ? `${tenths * 100} mm` : `${String(tenths / 10).replace('.', ',')} m`;
    const colour = at < SIZES ? 'wit' : 'grijs';
    const attributes: SearchDocument['attributes'] =
      at < 2 * SIZES ? { lengte: [length], kleur: [colour] } : { kleur: ['grijs'] };
    yield { ...document, attributes };
    at++;
  }
}

const index = createSearchIndex('nl', measuredDocuments());
const search = (...facets: { field: string; values: string[] }[]) =>
  index.search(queryOfWholeRange({ ...ALL, facets }));
const lengte = (...values: string[]) => ({ field: 'lengte', values });
const facet = (hits: ReturnType<typeof search>, field: string) =>
  hits.facets.find((one) => one.field === field);

describe('a range of a facet', () => {
  it('is offered where the values are many measures', () => {
    const hits = search();
    expect(facet(hits, 'lengte')?.range).toEqual({ min: 0.1, max: 2, unit: 'm' });
    expect(facet(hits, 'kleur')?.range).toBeUndefined();
  });

  it('filters by size, whatever unit the values and the range are written in', () => {
    expect(search(lengte('0.8..1.2 m')).total).toBe(10);
    expect(search(lengte('800..1200 mm')).total).toBe(10);
    expect(search(lengte('80..120 cm')).ids).toEqual(search(lengte('0.8..1.2 m')).ids);
    expect(search(lengte('1..1 m')).total).toBe(2);
  });

  it('finds nothing outside its values, in another dimension, or of an unknown field', () => {
    expect(search(lengte('3..4 m')).total).toBe(0);
    expect(search(lengte('1..2 kg')).total).toBe(0);
    expect(search({ field: 'hoogte', values: ['1..2 m'] }).total).toBe(0);
  });

  it('holds together with other fields, and beside single values of its own', () => {
    expect(search(lengte('0.8..1.2 m'), { field: 'kleur', values: ['wit'] }).total).toBe(5);
    expect(search(lengte('0.8..1.2 m', '100 mm')).total).toBe(12);
  });

  it('leaves the counts of its own field as they would be without it', () => {
    const values = facet(search(), 'lengte')?.values;
    expect(facet(search(lengte('0.8..1.2 m')), 'lengte')?.values).toEqual(values);
    expect(facet(search(lengte('3..4 m')), 'lengte')?.values).toEqual(values);
    const white = facet(search(lengte('0.8..1.2 m')), 'kleur')?.values;
    expect(white).toEqual([
      { value: 'grijs', count: 5 },
      { value: 'wit', count: 5 },
    ]);
  });

  it('stays offered where no hit has the field any more', () => {
    const none = index.search(
      queryOfWholeRange({ ...ALL, facets: [lengte('0.8..1.2 m')], minPrice: 99_000_000 }),
    );
    expect(none.total).toBe(0);
    expect(facet(none, 'lengte')).toEqual({
      field: 'lengte',
      values: [],
      range: { min: 0.8, max: 1.2, unit: 'm' },
    });
  });
});

describe('a facet whose only value every hit has', () => {
  it('is left out, and offered where it narrows the list or is chosen', () => {
    const grey = { field: 'kleur', values: ['grijs'] };
    // Two hits of one length, one of them white.
    const oneLength = lengte('100 mm');
    expect(facet(search(oneLength), 'kleur')?.values).toHaveLength(2);
    const chosen = search(oneLength, grey);
    expect(facet(chosen, 'kleur')?.values).toContainEqual({ value: 'grijs', count: 1 });

    const documents = [...sampleDocuments(5, 3, 'nl')].map((document, at) => ({
      ...document,
      attributes: { kleur: ['grijs'], ...(at > 0 && { keurmerk: ['KOMO'] }) },
    }));
    const all = createSearchIndex('nl', documents).search(queryOfWholeRange(ALL));
    expect(all.facets).toEqual([{ field: 'keurmerk', values: [{ value: 'KOMO', count: 2 }] }]);
  });
});
