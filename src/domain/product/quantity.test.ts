import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_QUANTITY, parseQuantity, stepQuantity } from './quantity.ts';

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['007', 7],
  ['99999', 99_999],
  ['100000', null],
  ['0', null],
  ['-3', null],
  ['1,5', null],
  ['1e3', null],
  ['', null],
])('"%s" is %s', (text, quantity) => {
  expect(parseQuantity(text, 'nl')).toBe(quantity);
});

test('a step stays within the limits, and up and down are inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_QUANTITY }), (quantity) => {
      const more = stepQuantity(String(quantity), 1, 'nl');
      expect(more).toBe(Math.min(MAX_QUANTITY, quantity + 1));
      if (more > quantity) expect(stepQuantity(String(more), -1, 'nl')).toBe(quantity);
    }),
  );
  expect(stepQuantity('1', -1, 'nl')).toBe(1);
  expect(stepQuantity('veel', 1, 'nl')).toBe(1);
});
