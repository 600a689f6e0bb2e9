import { expect, it } from 'vitest';
import { RecentCache } from './cache.ts';

it('keeps what is used and drops what is not', () => {
  const cache = new RecentCache<number>(4);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
    cache.set(key, 1);
    cache.get('a');
  }
  expect(cache.get('a')).toBe(1);
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('f')).toBe(1);
  cache.clear();
  expect(cache.get('a')).toBeUndefined();
});
