import { expect, it } from 'vitest';
import { coverageTone } from './stock.ts';

it.each([
  [2, 2, 'all'],
  [1, 2, 'some'],
  [0, 2, 'none'],
  [0, 0, 'none'],
] as const)('%i of %i lines in a store is "%s" of the cart', (complete, lines, tone) => {
  expect(coverageTone({ complete, lines })).toBe(tone);
});
