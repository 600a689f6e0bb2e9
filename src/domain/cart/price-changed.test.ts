import { expect, it } from 'vitest';
import { isPriceChanged } from './stock-allocation.ts';

it.each([
  ['lower by more than a cent', 1_000, 998, true],
  ['lower by a cent', 1_000, 999, false],
  ['the same', 1_000, 1_000, false],
  ['higher', 1_000, 2_000, false],
])('a price that is %s', (_, before, now, changed) => {
  expect(isPriceChanged(before, now)).toBe(changed);
});
