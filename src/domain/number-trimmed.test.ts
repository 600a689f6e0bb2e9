import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberTrimmed } from './number-trimmed.ts';

it('is always six digits', () => {
  fc.assert(fc.property(fc.string(), (number) => /^\d{6}$/.test(numberTrimmed(number))));
});

it('keeps the last six digits and pads with zeros', () => {
  fc.assert(
    fc.property(fc.nat(999_999), fc.stringMatching(/^\d{0,6}$/), (id, series) => {
      const six = String(id).padStart(6, '0');
      return numberTrimmed(series + six) === six && numberTrimmed(String(id)) === six;
    }),
  );
  expect(numberTrimmed('8700.100.123')).toBe('100123');
});
