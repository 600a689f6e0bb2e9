import { expect, it } from 'vitest';
import { orderKeyOf, pollDelay } from './order-result.ts';

it('reads the key of an order from an address', () => {
  expect(orderKeyOf('?order=6DDD9mPvzWg2EiGfRhx3lA')).toBe('6DDD9mPvzWg2EiGfRhx3lA');
  expect(orderKeyOf('?order=26000017')).toBeNull();
  expect(orderKeyOf('')).toBeNull();
});

it('asks about an open payment with growing pauses of at most 15 seconds', () => {
  const pauses = Array.from({ length: 12 }, (_, i) => pollDelay(i));
  expect(pauses.slice(0, 3)).toEqual([1000, 1500, 2250]);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.at(-1)).toBe(15_000);
});
