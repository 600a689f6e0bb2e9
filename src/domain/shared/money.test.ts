import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatKm,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRoundMoney,
  toCents,
  toEuros,
  withoutTax,
  withTax,
} from './money.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('money', () => {
  it('converts every amount of cents to euros and back', () => {
    fc.assert(fc.property(cents, (amount) => toCents(toEuros(amount)) === amount));
  });

  it('gives the same cents for the parsed text', () => {
    fc.assert(
      fc.property(cents, (amount) => toCents(Number((amount / 100).toFixed(2))) === amount),
    );
  });

  it.each([
    [1.005, 101],
    [0.615, 62],
    [19.99, 1999],
    [0, 0],
    [-0, 0],
  ])('converts %d euros to %d cents', (euros, expected) => {
    expect(toCents(euros)).toBe(expected);
  });

  it('splits VAT so that adding it again gives the amount within a cent', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(0, 9, 21), (amount, rate) => {
        const excl = withoutTax(amount, rate);
        return Number.isInteger(excl) && Math.abs(withTax(excl, rate) - amount) <= 1;
      }),
    );
  });

  it('never loses a cent between an amount without VAT and its form with VAT', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(0, 9, 21), (excl, rate) => {
        return withoutTax(withTax(excl, rate), rate) === excl;
      }),
    );
  });

  const TAGS = { nl: 'nl-NL', en: 'en-US' } as const;
  it.each(['nl', 'en'] as const)('formats numbers like Intl does (%s)', (locale) => {
    const intl = (options: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(TAGS[locale], options);
    const [money, amount, number, percent] = [
      intl({ style: 'currency', currency: 'EUR' }),
      intl({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      intl({ maximumFractionDigits: 2 }),
      intl({ style: 'percent', maximumFractionDigits: 2 }),
    ];
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (value) => {
        expect(formatMoney(value, locale)).toBe(money.format(value / 100));
        expect(formatRoundMoney(value * 100, locale)).toBe(
          money.format(value).replace(/[.,]00$/, ''),
        );
        expect(formatAmount(value, locale)).toBe(amount.format(value / 100));
        expect(formatNumber(value, locale)).toBe(number.format(value));
        expect(formatNumber(Math.abs(value) / 1000, locale)).toBe(
          number.format(Math.abs(value) / 1000),
        );
        expect(formatPercent(value / 10_000, locale)).toBe(percent.format(value / 10_000));
      }),
    );
  });

  it('formats by language', () => {
    expect(formatMoney(123456, 'nl')).toBe('€\u00a01.234,56');
    expect(formatMoney(123456, 'en')).toBe('€1,234.56');
    expect(formatRoundMoney(695, 'nl')).toBe('€\u00a06,95');
    expect(formatRoundMoney(5000, 'en')).toBe('€50');
    expect(formatAmount(995, 'nl')).toBe('9,95');
    expect(formatAmount(100000, 'en')).toBe('1,000.00');
    expect(formatNumber(13500, 'nl')).toBe('13.500');
    expect(formatNumber(12.555, 'en')).toBe('12.56');
    expect(formatPercent(0.125, 'nl')).toBe('12,5%');
  });

  it('writes distances to a tenth of a kilometre', () => {
    expect(formatKm(12.349, 'nl')).toBe('12,3 km');
    expect(formatKm(1_204.96, 'en')).toBe('1,205 km');
  });
});
