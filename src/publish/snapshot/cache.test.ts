import { afterEach, describe, expect, it } from 'vitest';
import { cachedFragment, RecentCache } from './cache.ts';
import { provideSnapshot, type SnapshotReader } from './reader.ts';
import { recordRead, recordReads } from './reads.ts';

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

describe('fragment cache', () => {
  let reading = new Date();
  provideSnapshot({ readAt: () => reading } as SnapshotReader);

  afterEach(() => {
    reading = new Date();
  });

  const piece = () =>
    cachedFragment('footer:nl', async () => {
      recordRead('shared:footerMenu:nl');
      return `footer ${Math.random()}`;
    });

  it('renders a fragment once, and every page depends on what it read', async () => {
    const first = await recordReads(piece);
    const second = await recordReads(piece);
    expect(second.value).toBe(first.value);
    expect([...first.keys]).toEqual(['shared:footerMenu:nl']);
    expect([...second.keys]).toEqual(['shared:footerMenu:nl']);
  });

  it('makes it again when the data was read again', async () => {
    const before = await piece();
    reading = new Date();
    expect(await piece()).not.toBe(before);
  });
});
