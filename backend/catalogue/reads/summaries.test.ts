import { expect, test } from 'vitest';
import { FEW_PRODUCTS, openFilledDatabase } from '../../../demo/testing/filled-database.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';
import { AnswerCache } from '../../platform/http/payload.ts';
import { Shop } from './shop.ts';
import { SummaryCache, warmSummaries } from './summaries.ts';

test('another cache holds what did not change, and changes the first no more', () => {
  const cache = new SummaryCache();
  for (const id of [1, 2]) {
    cache.set(id, 'nl', `nl ${id}`);
    cache.set(id, 'en', `en ${id}`);
  }
  const other = cache.remove([2]);
  expect([other.get(1, 'nl'), other.get(1, 'en')]).toEqual(['nl 1', 'en 1']);
  expect([other.get(2, 'nl'), other.get(2, 'en')]).toEqual([undefined, undefined]);
  cache.set(2, 'nl', 'of a request that began before');
  expect(other.get(2, 'nl')).toBeUndefined();
});

test('the least recently used go first', () => {
  const cache = new SummaryCache();
  cache.set(0, 'nl', 'asked for again');
  cache.set(1, 'nl', 'forgotten');
  for (let id = 2; id < 40_000; id++) cache.set(id, 'nl', '');
  cache.get(0, 'nl');
  cache.set(40_000, 'nl', '');
  expect(cache.get(0, 'nl')).toBe('asked for again');
  expect(cache.get(1, 'nl')).toBeUndefined();
});

const NOW = new Date('2026-11-20T10:00:00Z');

const database = openForAll(() => openFilledDatabase(FEW_PRODUCTS));

const popular = (limit: number) =>
  database.db
    .selectFrom('products')
    .select('id')
    .where('visibility', '!=', 'NotViewable')
    .where('state', '=', 'Active')
    .orderBy('popularity', 'desc')
    .limit(limit)
    .execute();

test('the most popular products are known in both languages before anybody asks', async () => {
  const shop = await Shop.open(database.db, new AnswerCache(), NOW);
  const [first] = await popular(1);
  expect(shop.state.summaries.get(first!.id, 'nl')).toBeUndefined();
  const warming = warmSummaries(shop, { maxProducts: 30, afterMs: 0, pauseMs: 0 });
  await warming.done();
  expect(shop.state.summaries.get(first!.id, 'nl')).toContain(`"Id":${first!.id}`);
  expect(shop.state.summaries.get(first!.id, 'en')).toContain(`"Id":${first!.id}`);
  const last = (await popular(60)).at(-1);
  expect(shop.state.summaries.get(last!.id, 'nl')).toBeUndefined();

  await shop.reload(NOW);
  expect(shop.state.summaries.get(first!.id, 'nl')).toBeUndefined();
  await warming.done();
  expect(shop.state.summaries.get(first!.id, 'nl')).toContain(`"Id":${first!.id}`);
  warming.stop();
  await shop.reload(NOW);
  await warming.done();
  expect(shop.state.summaries.get(first!.id, 'nl')).toBeUndefined();
});

test('it can be stopped before it begins', async () => {
  const shop = await Shop.open(database.db, new AnswerCache(), NOW);
  const warming = warmSummaries(shop, { afterMs: 60_000 });
  warming.stop();
  await warming.done();
  const [first] = await popular(1);
  expect(shop.state.summaries.get(first!.id, 'nl')).toBeUndefined();
});
