import { beforeAll, describe, expect, test } from 'vitest';
import { compileFitTable } from '../../../src/domain/fit/fit-table.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';
import { createSearchIndex } from '../../search/create-index.ts';
import { sampleDocument } from '../../search/sample-documents.ts';
import {
  importRows,
  openCatalogue,
  readProduct,
  NEW_PRODUCT_ROW,
} from '../feed/testing/feed-database.ts';
import { readOwnRelations, showDifferences } from '../../search/search-routes.ts';

/** A product of the index with this quality and life, in the words of its language. */
const documentOf = (locale: 'nl' | 'en', id: number, quality: string, life: string) => ({
  ...sampleDocument(1, 1, locale),
  ...{ id, categoryIds: [1, 7], attributes: { quality: [quality], life: [life] } },
});
const indexes = {
  nl: createSearchIndex('nl', [
    documentOf('nl', 1, 'goed', '60 u'),
    documentOf('nl', 2, 'best', '60 u'),
    documentOf('nl', 3, 'matig', '60 u'),
    documentOf('nl', 4, 'best', '90 u'),
  ]),
  en: createSearchIndex('en', [
    documentOf('en', 1, 'good', '60 h'),
    documentOf('en', 2, 'best of all', '60 h'),
    documentOf('en', 4, 'best of all', '90 h'),
  ]),
};
const request = {
  strategy: 'pdp-up-sell' as const,
  productIds: [],
  fit: compileFitTable({
    classes: [],
    companions: [],
    alternatives: [{ of: ['disc'], keep: [], better: ['quality: matig < goed < best', 'life'] }],
  }),
  categories: {
    byCode: () => ({ id: 7 }),
    byId: (id: number) => ({ code: id === 7 ? 'disc' : '' }),
  },
};
const facetLabels = new Map([['quality', { nl: 'Kwaliteit', en: 'Quality' }]]);
const records = JSON.stringify([2, 3, 4].map((Id) => ({ Id, Name: 'x', KeySpecs: ['Ø125 mm'] })));
const factsOf = (locale: 'nl' | 'en', currentProductId: number | null = 1) => {
  const state = { indexes, catalogue: { facetLabels } };
  const json = showDifferences(records, state, { ...request, currentProductId }, locale);
  return (JSON.parse(json) as { Name: string; KeySpecs: string[] }[]).map((one) => one.KeySpecs);
};

test('a better product shows in what it is better, in the language of the page', () => {
  expect(factsOf('nl')).toEqual([
    ['Kwaliteit: best'],
    ['Ø125 mm'],
    ['Kwaliteit: best', 'life: 90 u'],
  ]);
  expect(factsOf('en')[0]).toEqual(['Quality: best of all']);
});

test('beside nothing, or what is no longer sold, products keep their own facts', () => {
  expect(factsOf('nl', null)).toEqual([['Ø125 mm'], ['Ø125 mm'], ['Ø125 mm']]);
  expect(factsOf('nl', 99)).toEqual([['Ø125 mm'], ['Ø125 mm'], ['Ø125 mm']]);
});

/** Related products of a feed, as the strategies of recommendations ask for them. */
describe('own relations', () => {
  let numbers: string[];
  let ids: number[];
  const opened = openForAll(openCatalogue);
  beforeAll(async () => {
    const rows = await opened.db
      .selectFrom('products')
      .select(['id', 'number'])
      .orderBy('id')
      .limit(5)
      .execute();
    numbers = rows.map(({ number }) => number);
    ids = rows.map(({ id }) => id);
  }, 60_000);

  test('accessories and parts go with a product or cart, alternatives beside it', async () => {
    const [a, b, c, d, e] = numbers;
    const file = [
      { ...NEW_PRODUCT_ROW, accessories: `${b}|${a}|99999999`, parts: [c], alternatives: `${d}` },
      { number: a, accessories: e },
    ];
    expect(await importRows(opened.db, file)).toMatchObject({ added: 1, changed: 1, errors: [] });
    expect(await importRows(opened.db, file)).toMatchObject({ unchanged: 2 });
    const { id } = await readProduct(opened.db);
    const own = (strategy: Parameters<typeof readOwnRelations>[1]['strategy'], productIds: number[] = []) =>
    readOwnRelations(opened.db, { strategy, currentProductId: productIds.length > 0 ? null : id, productIds }); // oxfmt-ignore
    expect(await own('pdp-cross-sell')).toEqual([ids[1], ids[0], ids[2]]);
    expect(await own('pdp-up-sell')).toEqual([ids[3]]);
    expect(await own('cart-cross-sell', [ids[0]!, id])).toEqual([ids[4], ids[1], ids[0], ids[2]]);
    // What replaces a product stands first below it, but does not lead a list of products.
    expect(await own('plp')).toEqual([ids[3]]);
    expect(await own('plp', [ids[0]!, id])).toEqual([]);
    expect(await own('home-popular')).toEqual([]);
    await importRows(opened.db, [{ number: NEW_PRODUCT_ROW.number, accessories: [a] }]);
    expect(await own('pdp-cross-sell')).toEqual([ids[0], ids[2]]);
  });
});
