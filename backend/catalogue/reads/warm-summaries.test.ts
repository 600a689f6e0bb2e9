import { expect, test } from 'vitest';
import { FEW, openFilledDatabase } from '../../../demo/testing/filled-database.ts';
import { AnswerCache } from '../../platform/http/payload.ts';
import { Shop } from './shop.ts';
import { warmSummaries } from './summaries.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

const database = openForAll(() => openFilledDatabase(FEW));

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
  const warming = warmSummaries(shop, { most: 30, afterMs: 0, pauseMs: 0 });
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
