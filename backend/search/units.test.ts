import { expect, it } from 'vitest';
import type { PackContent } from '../../src/domain/pricing/comparison-price.ts';
import { queryOfWholeRange } from './bench.ts';
import { createSearchIndex } from './create-index.ts';
import { sampleDocument } from './sample-documents.ts';

const M2: PackContent = { amount: 2, unit: 'm²' };
const KG: PackContent = { amount: 5, unit: 'kg' };

/** The index of one product per content, at 10 euros each. */
const indexOf = (...contents: (PackContent | null)[]) =>
  createSearchIndex(
    'nl',
    contents.map((content, at) => ({
      ...sampleDocument(4, at, 'nl'),
      ...{ id: at + 1, categoryIds: [12], price: 1000, soldOnline: true, content },
      isPiece: false,
    })),
  );
const unitOf = (...contents: (PackContent | null)[]) =>
  indexOf(...contents).search(queryOfWholeRange({ categoryIds: [12] })).unit;

it('offers a unit that all hits share, and most of them have', () => {
  expect(unitOf(M2, M2, M2)).toBe('m²');
  expect(unitOf(M2, M2, null, null)).toBe('m²');
  expect(unitOf(M2, M2, null, null, null)).toBeNull();
  expect(unitOf(M2, M2, M2, M2, KG)).toBeNull();
  expect(unitOf(null, null)).toBeNull();
});

it('ranks one piece beside packs of pieces, and what has no unit last', () => {
  const documents = [
    { content: null, isPiece: false, price: 1 },
    { content: { amount: 10, unit: 'stuk' as const }, isPiece: false, price: 500 },
    { content: null, isPiece: true, price: 40 },
    { content: { amount: 20, unit: 'stuk' as const }, isPiece: false, price: 600 },
  ].map((one, at) => ({
    ...{ ...sampleDocument(4, at, 'nl'), id: at + 1, categoryIds: [12], soldOnline: true },
    ...one,
  }));
  const query = queryOfWholeRange({ categoryIds: [12], sort: 'unit-price-asc' });
  expect(createSearchIndex('nl', documents).search(query)).toMatchObject({
    ...{ ids: [4, 3, 2, 1], unit: 'stuk' },
  });
});

it('needs two products to compare', () => {
  expect(unitOf(M2)).toBeNull();
});

it('follows the changes of a product', () => {
  const index = indexOf(M2, KG);
  const changed = { ...sampleDocument(4, 1, 'nl'), id: 2, categoryIds: [12], soldOnline: true };
  index.update([{ id: 2, document: { ...changed, content: { amount: 4, unit: 'm²' } } }]);
  expect(index.search(queryOfWholeRange({ categoryIds: [12] })).unit).toBe('m²');
});
