/** Attributes that an owner's feed defines, as lists filter by them. */
import { expect, test } from 'vitest';
import { checkDigit } from '../catalogue/product-numbers.ts';
import {
  importRows,
  NOW,
  openCatalogue,
  NEW_PRODUCT_ROW,
} from '../catalogue/feed/testing/feed-database.ts';
import { loadIndexes } from './project.ts';
import { NO_CHOICES } from './types.ts';

test('are facets, and those of many numbers have a range', { timeout: 60_000 }, async () => {
  const { db, close } = await openCatalogue();
  const definition = {
    label: JSON.stringify({ nl: 'Brandtijd', en: 'Burning time' }),
    unit: 'min',
  };
  await db
    .insertInto('attributes')
    .values({ code: 'brandtijd', type: 'number', ...definition })
    .execute();
  const rows = Array.from({ length: 20 }, (_, i) => {
    const digits = String(200_000_000_100 + i);
    const ean = `${digits}${checkDigit(digits)}`;
    return { ...NEW_PRODUCT_ROW, number: String(77_000_100 + i), ean, 'attr.brandtijd': 10 + i };
  });
  expect(await importRows(db, rows)).toMatchObject({ added: 20, errors: [] });
  const indexes = await loadIndexes(db, NOW);
  const query = { ...NO_CHOICES, term: 'testplaat', onlySoldOnline: false } as const;
  const { facets } = indexes.nl.search({ ...query, sort: 'relevance', offset: 0, limit: 10 });
  const facet = facets.find(({ field }) => field === 'brandtijd');
  expect(facet).toMatchObject({ range: { min: 10, max: 29, unit: 'min' } });
  expect(facet?.values).toContainEqual({ value: '12 min', count: 1 });
  await close();
});
