import { expect, test } from 'vitest';
import { parseDecimal, typedDecimal } from './decimal.ts';

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

test('a typed decimal has the decimal sign of its language and no thousands', () => {
  expect(typedDecimal(2400.5, 'nl')).toBe('2400,5');
  expect(typedDecimal(2400.5, 'en')).toBe('2400.5');
});
