import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceParts } from './price-parts.ts';

const amounts = fc.integer({ min: -99_999_999, max: 99_999_999 });

it('cuts up Dutch and English amounts', () => {
  expect(priceParts(123_405, 'nl')).toEqual({ euros: '1.234', mark: ',', cents: '05' });
  expect(priceParts(99, 'en')).toEqual({ euros: '0', mark: '.', cents: '99' });
});

it('loses no cent: the figures read back give the amount', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('nl' as const, 'en' as const), (amount, locale) => {
      const { euros, cents } = priceParts(amount, locale);
      const read = Number(euros.replace(/[.,]/g, '') + cents);
      expect(cents).toHaveLength(2);
      expect(euros.startsWith('-') ? -Math.abs(read) : read).toBe(amount);
    }),
  );
});
