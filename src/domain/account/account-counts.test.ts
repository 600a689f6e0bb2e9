import { describe, expect, it } from 'vitest';
import { ACCOUNT_COUNT_CACHE_MS, freshCount, parseCounts, withCount } from './account-counts.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

describe('a cached count', () => {
  const items = withCount([], 'orderCount', 3, now);

  it('is valid for 15 minutes', () => {
    expect(ACCOUNT_COUNT_CACHE_MS).toBe(15 * 60_000);
    expect(freshCount(items, 'orderCount', later(ACCOUNT_COUNT_CACHE_MS - 1))).toBe(3);
    expect(freshCount(items, 'orderCount', later(ACCOUNT_COUNT_CACHE_MS))).toBeNull();
    expect(freshCount(items, 'wishlistCount', now)).toBeNull();
  });

  it('is not valid for longer after the clock was set back', () => {
    expect(freshCount(items, 'orderCount', later(-1))).toBeNull();
  });

  it('replaces the previous value of its label only', () => {
    const both = withCount(items, 'wishlistCount', 5, now);
    const changed = withCount(both, 'orderCount', -1, later(1000));
    expect(freshCount(changed, 'orderCount', later(1000))).toBe(0);
    expect(freshCount(changed, 'wishlistCount', later(1000))).toBe(5);
    expect(changed).toHaveLength(2);
  });
});

it.each([null, '', '{', '7', '{"label":"orderCount"}', '[{"label":"x","value":1}]', '[null]'])(
  'reads %j as no counts',
  (text) => {
    expect(parseCounts(text)).toEqual([]);
  },
);
