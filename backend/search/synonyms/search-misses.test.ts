import { afterEach, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../platform/db/testing/memory-database.ts';
import { countMiss, searchMisses } from './search-misses.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
const terms = async (limit = 10, now = NOW) =>
  (await searchMisses(opened.db, limit, now)).map(
    ({ term, locale, count }) => `${term} ${locale} ${count}`,
  );

const opened = openForAll(openMemoryDatabase);
afterEach(() => opened.db.deleteFrom('search_misses').execute());

test('a term counts per language, whatever its capitals and blanks; most often comes first', async () => {
  await countMiss(opened.db, 'zwevend  Plafond', 'nl', NOW);
  await countMiss(opened.db, ' zwevend plafond ', 'nl', days(1));
  await countMiss(opened.db, 'zwevend plafond', 'en', NOW);
  await countMiss(opened.db, 'xqzjv', 'nl', days(1));
  expect(await terms()).toEqual(['zwevend plafond nl 2', 'xqzjv nl 1', 'zwevend plafond en 1']);
  expect(await terms(1)).toHaveLength(1);
  expect((await searchMisses(opened.db, 1, NOW))[0]?.lastAt).toBe(days(1).toISOString());
});

test('what may be about a person, or is no search, is not written down', async () => {
  for (const term of ['', '  ', 'jan@example.nl', 'x'.repeat(61)]) {
    await countMiss(opened.db, term, 'nl', NOW);
  }
  expect(await terms()).toEqual([]);
});

test('what was not searched for 90 days is forgotten', async () => {
  await countMiss(opened.db, 'oud', 'nl', NOW);
  await countMiss(opened.db, 'nieuw', 'nl', days(80));
  expect(await terms(10, days(89))).toHaveLength(2);
  expect(await terms(10, days(91))).toEqual(['nieuw nl 1']);
});

test('many different terms fill no disk, and those that are known still count', async () => {
  await opened.db
    .insertInto('search_misses')
    .values(
      Array.from({ length: 10_000 }, (_, at) => ({
        locale: 'nl' as const,
        term: `term ${at}`,
        count: 1,
        last_at: NOW,
      })),
    )
    .execute();
  await countMiss(opened.db, 'nog een', 'nl', NOW);
  await countMiss(opened.db, 'term 7', 'nl', NOW);
  expect(await terms(1)).toEqual(['term 7 nl 2']);
  expect(await terms(20_000)).toHaveLength(10_000);
});
