import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FEW_PRODUCTS, openFilledDatabase } from '../../demo/testing/filled-database.ts';
import { importFiles } from '../catalogue/feed/import-files.ts';
import { undoImport } from '../catalogue/feed/undo.ts';
import { AnswerCache } from '../platform/http/payload.ts';
import { addSearchMetrics, metricsText } from '../platform/metrics/open-metrics.ts';
import { queryOfWholeRange } from './bench.ts';
import { type FreshKeeper, keepFresh } from './project.ts';
import { Shop } from '../catalogue/reads/shop.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';

let shop: Shop;
let now = new Date('2026-11-21T10:00:00Z');
let stop: (() => void) | undefined;
const onError = vi.fn();

const database = openForAll(() => openFilledDatabase(FEW_PRODUCTS));

beforeEach(async () => {
  shop = await Shop.open(database.db, new AnswerCache(), now);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => {
  stop?.();
  vi.useRealTimers();
  expect(onError).not.toHaveBeenCalled();
});

/** Lets the timer fire once, and waits until the work that it started has ended. */
async function tick(fresh: FreshKeeper): Promise<void> {
  vi.advanceTimersByTime(5_000);
  await fresh.whenIdle();
}

test('a change by another process is applied, once', async () => {
  const fresh = keepFresh(shop, { now: () => now, onError });
  stop = fresh.stop;
  await tick(fresh);
  const before = shop.state;
  const id = shop.state.indexes.nl.popular({}, 1, () => true)[0]?.id ?? 0;
  await database.db
    .updateTable('products')
    .set({ price_incl: 123_456, price_excl: 102_030 })
    .where('id', '=', id)
    .execute();
  await tick(fresh);
  expect(shop.state.indexes.nl.product(id)?.price).toBe(123_456);
  expect(shop.state).not.toBe(before);
  const after = shop.state;
  await tick(fresh);
  expect(shop.state).toBe(after);
}, 60_000);

test('who asks for it has what another process changed just before', async () => {
  const fresh = keepFresh(shop, { now: () => now, onError });
  stop = fresh.stop;
  const id = shop.state.indexes.nl.popular({}, 1, () => true)[0]?.id ?? 0;
  await fresh.refresh();
  await database.db
    .updateTable('products')
    .set({ price_incl: 234_567, price_excl: 102_030 })
    .where('id', '=', id)
    .execute();
  await fresh.refresh();
  expect(shop.state.indexes.nl.product(id)?.price).toBe(234_567);
}, 60_000);

/** A feed of one product that began at `start`, however long ago. */
async function importPrice(number: string, price: number, start: Date) {
  const open = async function* () {
    yield Buffer.from(JSON.stringify({ number, price }));
  };
  const files = [{ name: '', entity: 'products' as const, open }];
  return importFiles(database.db, files, { now: start });
}

test('a long import is applied once it ends, and so is its undo', async () => {
  const fresh = keepFresh(shop, { now: () => now, onError });
  stop = fresh.stop;
  await fresh.refresh();
  const id = shop.state.indexes.nl.popular({}, 1, () => true)[0]?.id ?? 0;
  const { number } = await database.db
    .selectFrom('products')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const before = shop.state.indexes.nl.product(id)?.price;
  await importPrice(number, 77.77, new Date(now.getTime() - 3_600_000));
  await fresh.refresh();
  expect(shop.state.indexes.nl.product(id)?.price).toBe(7_777);
  const { state } = shop;
  await fresh.refresh();
  expect(shop.state).toBe(state);
  await undoImport(database.db, null, { now: new Date(now.getTime() - 3_600_000) });
  await fresh.refresh();
  expect(shop.state.indexes.nl.product(id)?.price).toBe(before);
}, 60_000);

test('the last piece of a store leaves the count of its list', async () => {
  const fresh = keepFresh(shop, { now: () => now, onError });
  stop = fresh.stop;
  await fresh.refresh();
  const id = shop.state.indexes.nl.popular({}, 1, () => true)[0]?.id ?? 0;
  const storeId = 4711;
  const inStore = () => shop.state.indexes.en.search(queryOfWholeRange({ storeId })).inStore;
  const stocked = async (pieces: number) => {
    await sql`update stock set quantities = jsonb_set(quantities, array[${String(storeId)}],
      to_jsonb(${pieces}::int)) where product_id = ${id}`.execute(database.db);
    const products = database.db.updateTable('products').set({ updated_at: now });
    await products.where('id', '=', id).execute();
    await fresh.refresh();
  };
  expect(inStore()).toBe(0);
  await stocked(1);
  expect(inStore()).toBe(1);
  await stocked(0);
  expect(inStore()).toBe(0);
}, 60_000);

test('a category that was imported is in the menu', async () => {
  const fresh = keepFresh(shop, { now: () => now, onError });
  stop = fresh.stop;
  await fresh.refresh();
  const open = async function* () {
    yield Buffer.from('{"code": "nieuw", "name_nl": "Nieuw", "name_en": "New"}');
  };
  await importFiles(database.db, [{ name: '', entity: 'categories', open }], { now });
  await fresh.refresh();
  expect(shop.state.catalogue.tree.byUrl('nieuw', 'nl')?.code).toBe('nieuw');
}, 60_000);

test('a process that missed more changes than the log keeps reads everything', async () => {
  const fresh = keepFresh(shop, { now: () => now, onError });
  stop = fresh.stop;
  await fresh.refresh();
  const id = shop.state.indexes.nl.popular({}, 1, () => true)[0]?.id ?? 0;
  const price = (cents: number) =>
    database.db.updateTable('products').set({ price_incl: cents }).where('id', '=', id).execute();
  await price(345_678);
  const { indexes } = shop.state;
  for (let times = 0; times < 1_000; times++)
    await database.db
      .insertInto('catalogue_changes')
      .values({ products: [0] })
      .execute();
  await fresh.refresh();
  expect(shop.state.indexes).not.toBe(indexes);
  expect(shop.state.indexes.nl.product(id)?.price).toBe(345_678);
}, 60_000);

test('the label of a facet that a changed product brings is known', async () => {
  const fresh = keepFresh(shop, { now: () => now, onError });
  stop = fresh.stop;
  const id = shop.state.indexes.nl.popular({}, 1, () => true)[0]?.id ?? 0;
  const label = { nl: 'Vlamdichtheid', en: 'Flame density' };
  const added = [{ code: 'vlamdichtheid', label, value: { nl: 'hoog', en: 'high' } }];
  await sql`update products set details = jsonb_set(details, '{attributes}',
    details->'attributes' || ${JSON.stringify(added)}::jsonb) where id = ${id}`.execute(
    database.db,
  );
  const { indexes } = shop.state;
  await fresh.refresh();
  expect(shop.state.catalogue.facetLabels.get('vlamdichtheid')).toEqual(label);
  expect(shop.state.catalogue.facetLabels.size).toBeGreaterThan(1);
  expect(shop.state.indexes).toBe(indexes);
}, 60_000);

test('measurements say how many products are searched and how many changes are missing', async () => {
  const fresh = keepFresh(shop, { now: () => now, onError });
  stop = fresh.stop;
  await fresh.refresh();
  const registry = new Registry();
  addSearchMetrics(registry, shop);
  const measured = async (name: string) => {
    const text = await metricsText(registry, onError);
    return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  };
  expect(await measured('shop_search_products')).toBe(shop.state.indexes.nl.size);
  expect(await measured('shop_search_age_seconds')).toBeGreaterThanOrEqual(0);
  expect(await measured('shop_search_changes_behind')).toBe(0);
  await database.db.updateTable('brands').set({ url: 'merk' }).execute();
  expect(await measured('shop_search_changes_behind')).toBe(1);
  await fresh.refresh();
  expect(await measured('shop_search_changes_behind')).toBe(0);
}, 60_000);

test('a new day reads everything again', async () => {
  const fresh = keepFresh(shop, { now: () => now, onError });
  stop = fresh.stop;
  const { indexes } = shop.state;
  await tick(fresh);
  expect(shop.state.indexes).toBe(indexes);
  now = new Date('2026-11-22T10:00:00Z');
  await tick(fresh);
  expect(shop.state.indexes).not.toBe(indexes);
}, 60_000);
