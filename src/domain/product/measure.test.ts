import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  isInRange,
  measureRange,
  measureRangeText,
  parseMeasure,
  parseMeasureRange,
} from './measure.ts';

describe('parseMeasure', () => {
  test.each([
    ['12,5 mm', 'mm', 12.5],
    ['12.5 mm', 'mm', 12.5],
    ['25cm', 'mm', 250],
    ['2,4 m', 'mm', 2400],
    ['200 mu', 'mm', 0.2],
    ['1/2"', 'mm', 12.7],
    ['1 1/2"', 'mm', 38.1],
    ['3/4 inch', 'mm', 19.05],
    ['32 in.', 'mm', 812.8],
    ['Ø110 mm', 'mm', 110],
    ['6,6 kg', 'g', 6600],
    ['300 g', 'g', 300],
    ['750 ml', 'ml', 750],
    ['0,75 l', 'ml', 750],
    ['7,67 m²', 'mm2', 7_670_000],
    ['1500 W', 'w', 1500],
    ['2 kW', 'w', 2000],
    ['18 V', 'v', 18],
    ['3,3 m²K/W', 'm²K/W', 3.3],
    ['5,3 kg/m²', 'kg/m²', 5.3],
    ['25 stuks', 'stuks', 25],
    ['44', '', 44],
  ])('reads %s', (text, dimension, base) => {
    const measure = parseMeasure(text);
    expect(measure?.dimension).toBe(dimension);
    expect(measure?.base).toBeCloseTo(base, 9);
  });

  test.each([
    'lang',
    '',
    'M8',
    'R10',
    'K240',
    '60x60 mm',
    '3-5 mm',
    '3x2,5 mm²',
    '15 mm x 1/2"',
    '30/35 mm',
    '1/2',
    '4 kg/m² bij 10 mm',
    '1.500,00 kg',
    '8,2,1',
    '1/0"',
    '-5 mm',
    'XXL',
  ])('reads no measure in "%s"', (text) => {
    expect(parseMeasure(text)).toBeNull();
  });

  it('compares units of one dimension', () => {
    const base = (text: string) => parseMeasure(text)?.base ?? Number.NaN;
    const sorted = ['20 m', '25 mm', '2,1 m', '30 cm'].toSorted((a, b) => base(a) - base(b));
    expect(sorted).toEqual(['25 mm', '30 cm', '2,1 m', '20 m']);
  });

  it('keeps the unit as written', () => {
    expect(parseMeasure('2,4 m')?.unit).toBe('m');
    expect(parseMeasure('44')?.unit).toBe('');
  });
});

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
