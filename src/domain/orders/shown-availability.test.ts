import { expect, it } from 'vitest';
import { changesShownAvailability } from '../product/stock.ts';

const stock = { quantities: { 3: 2, 4: 0 }, defaultStock: 5, totalStock: 9 };

it.each([
  ['fewer pieces of many', { defaultStock: 1, totalStock: 5 }, false],
  ['the last own piece', { defaultStock: 0, totalStock: 4 }, true],
  ['the last piece of all', { defaultStock: 0, totalStock: 0 }, true],
  ['the last piece of a store', { quantities: { 3: 0, 4: 0 } }, true],
  ['one of two pieces of a store', { quantities: { 3: 1, 4: 0 } }, false],
])('%s: changes what is shown: %s', (_, change, flips) => {
  expect(changesShownAvailability(stock, { ...stock, ...change })).toBe(flips);
  expect(changesShownAvailability({ ...stock, ...change }, stock)).toBe(flips);
});
