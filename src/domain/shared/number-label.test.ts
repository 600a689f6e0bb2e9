import { expect, test } from 'vitest';
import { numberLabel, stockLabel } from './number-label.ts';

test.each([
  [0, undefined, '0'],
  [99_999, undefined, '99999'],
  [100_000, undefined, '99999+'],
  [99, 99, '99'],
  [100, 99, '99+'],
])('%i with cap %s is shown as %s', (count, cap, text) => {
  expect(numberLabel(count, cap)).toBe(text);
});

test('stock is shown up to the configured maximum', () => {
  expect(stockLabel(1200, { stockCount: 0 })).toBe('1200');
  expect(stockLabel(50, { stockCount: 50 })).toBe('50');
  expect(stockLabel(51, { stockCount: 50 })).toBe('50+');
});
