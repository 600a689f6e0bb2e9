/** Fields of one product set by `field=value`, as `npm run catalogue -- set` does. */
import { beforeAll, expect, test } from 'vitest';
import { ProductChangeError } from '../product-numbers.ts';
import { setFields } from './shop-imports.ts';
import {
  importRows,
  NOW,
  openCatalogue,
  readProduct,
  NEW_PRODUCT_ROW,
} from './testing/feed-database.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const opened = openForAll(openCatalogue);
beforeAll(async () => {
  await importRows(opened.db, [{ ...NEW_PRODUCT_ROW, 'stock.2': 7 }]);
}, 60_000);

const set = (...assignments: string[]) =>
  setFields(opened.db, NEW_PRODUCT_ROW.number, assignments, NOW);

test('price, stock and name are set as a row of a feed sets them', async () => {
  const { id } = await readProduct(opened.db);
  expect(await set('price=9,95', 'stock.2=0', 'stock=3', 'name_nl=Plaat = 12,5 mm')).toEqual({
    ...{ productId: id, changed: ['price', 'stock.2', 'stock', 'name_nl'] },
  });
  expect(await readProduct(opened.db)).toMatchObject({
    ...{ price_incl: 995, price_excl: 822, name: { nl: 'Plaat = 12,5 mm' } },
  });
  const stock = opened.db.selectFrom('stock').selectAll().where('product_id', '=', id);
  expect(await stock.executeTakeFirst()).toMatchObject({
    ...{ quantities: { 2: 0 }, default_stock: 3, total_stock: 3 },
  });
});

test.each([
  ['price=0', 'above zero'],
  ['price=1.999', 'two decimals'],
  ['price', 'not an assignment'],
  ['prijs=1', 'not a field'],
  ['stock.999=1', 'is not a store'],
  ['stock.2=-1', 'whole number'],
  ['visibility=Secret', 'must be NotViewable'],
  ['name_nl=', 'must not be empty'],
  ['number=77000002', 'import a file'],
  ['pictures=a.jpg', 'import a file'],
])('%s is refused, and nothing beside it is set', async (assignment, reason) => {
  const before = await readProduct(opened.db);
  const refused = set('price=1.11', assignment);
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.toThrow(ProductChangeError);
  expect(await readProduct(opened.db)).toEqual(before);
});
