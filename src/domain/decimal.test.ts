import { expect, test } from 'vitest';
import { parseDecimal } from './decimal.ts';

test.each([
  ['12', 12],
  ['2,5', 2.5],
  [' 2.50 ', 2.5],
  ['0', 0],
  ['-1', null],
  ['1.000,5', null],
  ['2,', null],
  ['tien', null],
  ['', null],
])('"%s" is %s', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});
