import { expect, test } from 'vitest';
import { SummaryCache } from './summaries.ts';

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
