import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceParts } from './price-parts.ts';

const amounts = fc.integer({ min: -99_999_999, max: 99_999_999 });

describe('priceParts', () => {
  it('formats Dutch and English amounts', () => {
    expect(priceParts(123_405, 'nl')).toEqual({
      euros: '1.234',
      mark: ',',
      cents: '05',
      text: '€\u00a01.234,05',
    });
    expect(priceParts(99, 'en').text).toBe('€0.99');
    expect(priceParts(123_456_789, 'en').text).toBe('€1,234,567.89');
  });

  it('is exact: the parts give the amount', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('nl' as const, 'en' as const), (amount, locale) => {
        const { euros, cents } = priceParts(amount, locale);
        const read = Number(euros.replace(/[.,]/g, '') + cents);
        expect(cents).toHaveLength(2);
        expect(euros.startsWith('-') ? -Math.abs(read) : read).toBe(amount);
      }),
    );
  });

  it('agrees with Intl.NumberFormat', () => {
    const platform = {
      nl: new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }),
      en: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' }),
    };
    fc.assert(
      fc.property(amounts, fc.constantFrom('nl' as const, 'en' as const), (n, locale) => {
        expect(priceParts(n, locale).text).toBe(platform[locale].format(n / 100));
      }),
    );
  });
});
