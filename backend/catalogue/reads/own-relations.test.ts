/** Related products of a feed, as the strategies of recommendations ask for them. */
import { beforeAll, expect, test } from 'vitest';
import { loadRows, openCatalogue, productOf, ROW } from '../feed/testing/feed-database.ts';
import { ownRelations } from './product-relations.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

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
    { ...ROW, accessories: `${b}|${a}|99999999`, parts: [c], alternatives: `${d}` },
    { number: a, accessories: e },
  ];
  expect(await loadRows(opened.db, file)).toMatchObject({ added: 1, changed: 1, errors: [] });
  expect(await loadRows(opened.db, file)).toMatchObject({ unchanged: 2 });
  const { id } = await productOf(opened.db);
  const own = (strategy: Parameters<typeof ownRelations>[1]['strategy'], productIds: number[] = []) =>
    ownRelations(opened.db, { strategy, currentProductId: productIds.length > 0 ? null : id, productIds }); // prettier-ignore
  expect(await own('pdp-cross-sell')).toEqual([ids[1], ids[0], ids[2]]);
  expect(await own('pdp-up-sell')).toEqual([ids[3]]);
  expect(await own('cart-cross-sell', [ids[0]!, id])).toEqual([ids[4], ids[1], ids[0], ids[2]]);
  // What replaces a product stands first below it, but does not lead a list of products.
  expect(await own('plp')).toEqual([ids[3]]);
  expect(await own('plp', [ids[0]!, id])).toEqual([]);
  expect(await own('home-popular')).toEqual([]);
  await loadRows(opened.db, [{ number: ROW.number, accessories: [a] }]);
  expect(await own('pdp-cross-sell')).toEqual([ids[0], ids[2]]);
});
