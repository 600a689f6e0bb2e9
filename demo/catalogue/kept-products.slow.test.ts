import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '../../backend/platform/db/open.ts';
import { FEW_PRODUCTS, openFilledDatabase } from '../testing/filled-database.ts';
import { importFeed } from '../../backend/catalogue/feed/import-files.ts';
import { generateCatalogue } from './load.ts';
import { FIRST_PRODUCT_ID } from '../../backend/catalogue/product-numbers.ts';

const { now: NOW, products: PRODUCTS } = FEW_PRODUCTS;
const LAST = FIRST_PRODUCT_ID + PRODUCTS - 1;

let opened: OpenedDatabase;

beforeEach(async () => {
  opened = await openFilledDatabase(FEW_PRODUCTS);
}, 120_000);
afterEach(() => opened.close());

const all = async (table: 'reviews' | 'viewed' | 'product_contacts' | 'visitors') =>
  opened.db.selectFrom(table).selectAll().orderBy(sql.raw('1')).execute();

const owned = async () => ({
  reviews: await all('reviews'),
  viewed: await all('viewed'),
  contacts: await all('product_contacts'),
  visitors: await all('visitors'),
});

/** What visitors and customers make about some products. */
async function useShop(ids: readonly number[]): Promise<void> {
  const { db } = opened;
  await db.insertInto('visitors').values({ id: 'v', store_id: 12, include_vat: false }).execute();
  for (const id of ids) {
    const review = { rating: 5, title: null, text: 'Goed', author: 'Anne', created_at: NOW };
    await db
      .insertInto('reviews')
      .values({ ...review, product_id: id, order_id: `${id}` })
      .execute();
    await db
      .insertInto('viewed')
      .values({ visitor_id: 'v', product_id: id, brand_id: 1 })
      .execute();
    await db
      .insertInto('product_contacts')
      .values({ product_id: id, phone_number: '06' })
      .execute();
  }
}

const product = (id: number) =>
  opened.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
const viewable = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from products where visibility <> 'NotViewable'`.execute(
    opened.db,
  );
  return rows[0]?.n ?? 0;
};

describe('a new catalogue touches nothing of visitors and customers', () => {
  test.each([
    ['a larger one of another seed', { products: 90, seed: 7 }],
    ['a smaller one with what is used only', { products: 30, seed: 3, onlyUsed: true }],
  ])('%s', async (_, options) => {
    await useShop([FIRST_PRODUCT_ID, LAST]);
    const before = await owned();
    await generateCatalogue(opened.db, { ...options, now: NOW });
    expect(await owned()).toEqual(before);
    expect(await product(LAST)).toBeDefined();
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from products
      where id <> ${LAST} and id >= ${FIRST_PRODUCT_ID + options.products}`.execute(opened.db);
    expect(rows[0]?.n).toBe(0);
  });

  test('a table that is added later is respected without a change here', async () => {
    await sql`create table later_lines (product_id integer not null references products (id))`.execute(
      opened.db,
    );
    await sql`insert into later_lines (product_id) values (${LAST})`.execute(opened.db);
    await generateCatalogue(opened.db, { products: 30, seed: 1, now: NOW });
    expect(await product(LAST)).toMatchObject({ visibility: 'NotViewable', promotion_nodes: [] });
    expect(await product(LAST - 1)).toBeUndefined();
  });
});

test('a product that is no longer sold stays not viewable, and comes back with a larger catalogue', async () => {
  await useShop([LAST]);
  const before = await product(LAST);
  await generateCatalogue(opened.db, { products: 30, seed: 1, now: NOW });
  expect(await product(LAST)).toMatchObject({ number: before?.number, visibility: 'NotViewable' });
  await generateCatalogue(opened.db, { products: PRODUCTS, seed: 1, now: NOW });
  expect(await product(LAST)).toEqual(before);
});

test('a product of a feed that has a review is not replaced by a generated one of its id', async () => {
  const row = {
    ...{ number: '77000001', ean: '2000000000015', name_nl: 'Testplaat 10 mm', price: '12,50' },
    ...{ name_en: 'Test sheet 10 mm', brand: 'GEEN', category: 'gipsplaat/standaard' },
  };
  async function* feed() {
    yield Buffer.from(JSON.stringify(row));
  }
  expect(await importFeed(opened.db, feed(), { now: NOW })).toMatchObject({ added: 1, errors: [] });
  const imported = LAST + 1;
  await useShop([imported]);
  await generateCatalogue(opened.db, { products: 90, seed: 1, now: NOW });
  expect(await product(imported)).toMatchObject({ number: '77000001', visibility: 'NotViewable' });
  expect(await product(imported + 1)).toMatchObject({ number: String(40_000_000 + imported + 1) });
  expect(await all('reviews')).toMatchObject([{ product_id: imported }]);
});

test('a second run gives what a first one gives', async () => {
  const dump = async () => ({
    products: await opened.db.selectFrom('products').selectAll().orderBy('id').execute(),
    stock: await opened.db.selectFrom('stock').selectAll().orderBy('product_id').execute(),
    nodes: await opened.db.selectFrom('web_nodes').selectAll().orderBy('id').execute(),
    brands: await opened.db.selectFrom('brands').selectAll().orderBy('id').execute(),
    stores: await opened.db.selectFrom('stores').selectAll().orderBy('id').execute(),
    history: await opened.db
      .selectFrom('price_history')
      .selectAll()
      .orderBy('product_id')
      .orderBy('valid_from')
      .execute(),
  });
  const first = await dump();
  await generateCatalogue(opened.db, { products: 80, seed: 7, now: NOW, onlyUsed: true });
  await generateCatalogue(opened.db, { products: PRODUCTS, seed: 1, now: NOW });
  expect(await dump()).toEqual(first);
  expect(await viewable()).toBeGreaterThan(50);
});
