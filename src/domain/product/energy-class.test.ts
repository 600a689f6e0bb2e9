import { expect, test } from 'vitest';
import { energyClass } from './product.ts';

test.each([
  ['B', 'B'],
  [' a ', 'A'],
  ['Klasse F', 'F'],
  ['A++', 'A'],
  ['H', null],
  ['', null],
  [null, null],
])('energyClass(%j) is %j', (level, expected) => {
  expect(energyClass(level)).toBe(expected);
});
