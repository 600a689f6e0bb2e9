import { expect, it } from 'vitest';
import { earnedPoints } from './order.ts';

it.each([
  [12_345, 0, 123],
  [99, 0, 0],
  [12_345, 500, 118],
  [500, 900, 0],
])(
  'goods of %i cents, of which %i by vouchers and points, earn %i points',
  (goods, paid, points) => {
    expect(earnedPoints(goods, paid)).toBe(points);
  },
);
