import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isConditionMet, parseCondition } from './condition.ts';

const isTrue = (text: string, own: string[], shown: string[]) =>
  isConditionMet(parseCondition(text)!, { a: own }, { a: shown, b: shown });

test.each([
  [
    'schroefdraad',
    { recommendedCode: 'schroefdraad', comparison: '=', factor: 1, currentCode: 'schroefdraad' },
  ],
  [
    'aansluiting = diameter',
    { recommendedCode: 'aansluiting', comparison: '=', factor: 1, currentCode: 'diameter' },
  ],
  [
    'lengte >= 1,5 * dikte',
    { recommendedCode: 'lengte', comparison: '>=', factor: 1.5, currentCode: 'dikte' },
  ],
  ['a<b', { recommendedCode: 'a', comparison: '<', factor: 1, currentCode: 'b' }],
])('reads %s', (text, condition) => {
  expect(parseCondition(text)).toEqual(condition);
});

test.each(['', 'a b', '= b', 'a =', 'a == b', 'a >= b * 2', 'a >= * b', 'a ~ b'])(
  'refuses "%s"',
  (text) => expect(parseCondition(text)).toBeNull(),
);

test.each<[string, string[], string[], boolean]>([
  ['a', ['M10'], ['M10'], true],
  ['a', ['M10'], ['M6'], false],
  ['a', ['RVS A4'], ['rvs a4'], true],
  ['a', ['verzinkt staal'], ['thermisch verzinkt staal'], false],
  // Measures are compared by value, not by spelling.
  ['a', ['Ø75 mm'], ['7,5 cm'], true],
  ['a', ['18 V'], ['18 mm'], false],
  ['a', ['1/2"'], ['12,7 mm'], true],
  // The hole of an anchor has the diameter of its thread.
  ['b = a', ['M8'], ['8 mm'], true],
  ['a <= a', ['150 mm'], ['125 mm'], true],
  ['a <= a', ['150 mm'], ['150 mm'], true],
  ['a <= a', ['150 mm'], ['350 mm'], false],
  ['a < a', ['150 mm'], ['150 mm'], false],
  ['b >= 2 * a', ['18 mm'], ['35 mm'], false],
  ['b >= 2 * a', ['18 mm'], ['36 mm'], true],
  ['a <= a', ['groot'], ['groot'], false],
  // One of several values is enough.
  ['a', ['grijs', 'wit'], ['zwart', 'wit'], true],
])('%s beside %j with %j: %s', (text, own, shown, expected) => {
  expect(isTrue(text, own, shown)).toBe(expected);
});

const value = fc.oneof(
  fc.integer({ min: 1, max: 400 }).map((mm) => `${mm} mm`),
  fc.integer({ min: 3, max: 24 }).map((size) => `M${size}`),
  fc.constantFrom('rvs', 'verzinkt', 'A2'),
);
const values = fc.array(value, { maxLength: 3 });

test('a missing attribute never fits', () => {
  const text = fc.constantFrom('a', 'a <= a', 'a >= 2 * a', 'a < a', 'a > a');
  fc.assert(
    fc.property(text, values, (condition, known) => {
      expect(isTrue(condition, [], known)).toBe(false);
      expect(isTrue(condition, known, [])).toBe(false);
    }),
  );
});

test('equality is symmetric, and at most is the converse of at least', () => {
  fc.assert(
    fc.property(values, values, (left, right) => {
      expect(isTrue('a', left, right)).toBe(isTrue('a', right, left));
      expect(isTrue('a <= a', left, right)).toBe(isTrue('a >= a', right, left));
    }),
  );
});
