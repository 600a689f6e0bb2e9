import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  isInRange,
  measureRange,
  measureRangeText,
  parseMeasureRange,
  parseMeasure,
} from './measure.ts';

describe('measureRange', () => {
  it('reads decimal commas and points, and rounds to four decimals', () => {
    expect(measureRange('9,5', '12.50004', 'mm', 'nl')).toEqual({
      min: 9.5,
      max: 12.5,
      unit: 'mm',
    });
  });

  it('swaps ends in the wrong order', () => {
    expect(measureRange('25', '10', 'mm', 'nl')).toEqual({ min: 10, max: 25, unit: 'mm' });
  });

  test.each([
    ['', '10'],
    ['10', 'veel'],
    ['-1', '10'],
    ['1', '1000000001'],
  ])('refuses %j to %j', (min, max) => {
    expect(measureRange(min, max, 'mm', 'nl')).toBeNull();
  });
});

describe('the text of a range', () => {
  it('parses to the same range', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('mm', 'm', 'm²K/W', '"'), (a, b, unit) => {
        const range = { min: Math.min(a, b), max: Math.max(a, b), unit };
        expect(parseMeasureRange(measureRangeText(range))).toEqual(range);
      }),
    );
  });

  test.each(['12,5 mm', '10..25', '10 .. 25 mm', '..25 mm', '10..x mm', '10..25 mm bij 2', 'lang'])(
    'is not %j',
    (text) => {
      expect(parseMeasureRange(text)).toBeNull();
    },
  );
});

describe('isInRange', () => {
  const holds = (range: string, value: string) =>
    isInRange(parseMeasureRange(range)!)(parseMeasure(value)!);

  test.each([
    ['0.5..2 m', '500 mm', true],
    ['0.5..2 m', '2 m', true],
    ['0.5..2 m', '200 cm', true],
    ['0.5..2 m', '2001 mm', false],
    ['0.5..2 m', '499 mm', false],
    ['12.5..12.5 mm', '12,5 mm', true],
    ['0.1..0.3 l', '300 ml', true],
    ['0.3333..0.3333 inch', '1/3"', true],
    ['1..100 kg', '50 mm', false],
    ['1..100 V', '18 V', true],
  ])('%s holds %s: %s', (range, value, expected) => {
    expect(holds(range, value)).toBe(expected);
  });
});
