import { describe, expect, it } from 'vitest';
import { parseMeasure } from '../../src/domain/product/measure.ts';
import { facetRange, type MeasuredCount } from './facets.ts';

const counted = (texts: readonly string[], count = 1): MeasuredCount[] =>
  texts.map((text) => ({ measure: parseMeasure(text), count }));
const lengths = (amount: number, unit = 'mm'): string[] =>
  Array.from({ length: amount }, (_, at) => `${(at + 1) * 10} ${unit}`);

describe('facetRange', () => {
  it('spans more than fifteen measures of one dimension', () => {
    expect(facetRange(counted(lengths(16)), undefined)).toEqual({ min: 10, max: 160, unit: 'mm' });
    expect(facetRange(counted(lengths(15)), undefined)).toBeNull();
  });

  it('speaks in the unit that most hits have', () => {
    const values = [...counted(lengths(16, 'm'), 3), ...counted(['500 mm', '900 mm'])];
    expect(facetRange(values, undefined)).toEqual({ min: 0.5, max: 160, unit: 'm' });
  });

  it('counts a measure once, however it is written', () => {
    const values = counted([...lengths(8), ...lengths(8).map((text) => text.replace(' ', ''))]);
    expect(facetRange(values, undefined)).toBeNull();
  });

  it('accepts a few values that are no measure, and no more', () => {
    const words = counted(['kort', 'lang']);
    expect(facetRange([...counted(lengths(18)), ...words], undefined)?.max).toBe(180);
    expect(facetRange([...counted(lengths(17)), ...words], undefined)).toBeNull();
  });

  it('offers no range over several dimensions or bare numbers', () => {
    const mixed = [...counted(lengths(20, 'kg')), ...counted(lengths(20, 'l'))];
    expect(facetRange(mixed, undefined)).toBeNull();
    expect(facetRange(counted(lengths(20, '')), undefined)).toBeNull();
  });

  it('keeps a chosen range offered in its unit when few values are left, or none', () => {
    const chosen = { min: 1, max: 2, unit: 'm' };
    expect(facetRange(counted(['500 mm', '40 cm']), chosen)).toEqual({
      min: 0.4,
      max: 0.5,
      unit: 'm',
    });
    expect(facetRange([], chosen)).toEqual(chosen);
  });
});
