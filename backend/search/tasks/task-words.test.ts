import { expect, it } from 'vitest';
import { createSearchIndex } from '../create-index.ts';
import { namedDocuments } from '../sample-documents.ts';

/** Products with these names, the last one the most popular. */
const documentsOf = (names: readonly string[]) =>
  namedDocuments(names, 'nl', (at) => ({
    brand: at % 2 === 0 ? 'Even' : 'Oneven',
    popularity: at,
  }));

it('suggests what a task needs, as far as the catalogue has it', () => {
  const index = createSearchIndex(
    'nl',
    documentsOf(['Tegellijm flex 25 kg', 'Wandtegel wit 15x15 cm']),
  );
  const guide = {
    ...{ synonyms: () => [], respelled: () => null, redirect: () => null, pinned: () => [] },
    task: () => ({ find: ['tegellijm', 'lijmkam'], words: new Set(['tegels', 'plakken']) }),
  };
  const limits = { keywords: 6, brands: 4, categories: 4, products: 5 };
  const { keywords, productIds } = index.suggest('tegels plakken', limits, guide);
  expect([keywords.map(({ text }) => text), productIds]).toEqual([['tegellijm'], [1]]);
});
