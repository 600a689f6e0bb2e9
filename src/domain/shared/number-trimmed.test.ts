import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberTrimmed } from './number-trimmed.ts';

it('always has six digits for a numeric number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,40}$/), (number) => /^\d{6}$/.test(numberTrimmed(number))),
  );
});

it('keeps an article code with other characters unchanged', () => {
  expect(['GP-1250A', 'gp1250', '12 x 34', 'É/7'].map(numberTrimmed)).toEqual([
    ...['GP-1250A', 'gp1250', '12 x 34', 'É/7'],
  ]);
});

it('keeps the last six digits and pads with zeros', () => {
  fc.assert(
    fc.property(fc.nat(999_999), fc.stringMatching(/^\d{0,6}$/), (id, series) => {
      const six = String(id).padStart(6, '0');
      return numberTrimmed(series + six) === six && numberTrimmed(String(id)) === six;
    }),
  );
  expect(numberTrimmed('8700100123')).toBe('100123');
});
