import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  parseDecimal,
  parseDecimalOfAnyLanguage,
  parseEuros,
  formatDecimalInput,
} from './decimal.ts';
import type { Locale } from './common.ts';
import { formatAmount, formatMoney } from './money.ts';
import { parseQuantity } from '../product/quantity.ts';

const OTHER = { nl: 'en', en: 'nl' } as const;
const SIGNS = { nl: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } };
const locales = fc.constantFrom<Locale>('nl', 'en');

describe('parseDecimal', () => {
  test.each<[string, number | null, number | null]>([
    ['12', 12, 12],
    ['2,5', 2.5, 2.5],
    [' 2.50 ', 2.5, 2.5],
    ['0', 0, 0],
    ['007', 7, 7],
    ['1.000', 1000, 1],
    ['1,000', 1, 1000],
    ['1.000,5', 1000.5, 1000.5],
    ['1,000.5', 1000.5, 1000.5],
    ['1.000.000', 1_000_000, 1_000_000],
    ['1,000,000', 1_000_000, 1_000_000],
    ['1 000', 1000, 1000],
    ['1\u00a0000,50', 1000.5, 1000.5],
    ['1\u202f000', 1000, 1000],
    ["1'000.50", 1000.5, 1000.5],
    ['1’000', 1000, 1000],
    ['\u200e1.000,5\u200f', 1000.5, 1000.5],
    ['0.125', 0.125, 0.125],
    ['0,125', 0.125, 0.125],
    ['2,125', 2.125, 2125],
    ['2.125', 2125, 2.125],
    ['1234.567', null, 1234.567],
    ['1234,567', 1234.567, null],
    ['1 000.000', null, 1000],
  ])('reads %j as %j in Dutch, as %j in English', (text, nl, en) => {
    expect([parseDecimal(text, 'nl'), parseDecimal(text, 'en')]).toEqual([nl, en]);
  });

  test.each([
    ...['', ' ', '-1', '+1', '2,', ',5', '.', 'tien', '1e3', '0x10', 'Infinity', '12 m', '1/2'],
    ...['1.00.000', '12 34', '1.000 000', '1,000.000,5', '0.100.000', '1..5', '1.,5', '१२'],
  ])('rejects %j', (text) => {
    expect([parseDecimal(text, 'nl'), parseDecimal(text, 'en')]).toEqual([null, null]);
  });

  it('parses every amount that the shop formats', () => {
    fc.assert(
      fc.property(locales, fc.nat(1_000_000_000), (locale, cents) => {
        expect(parseDecimal(formatAmount(cents, locale), locale)).toBe(cents / 100);
        expect(parseEuros(formatMoney(cents, locale), locale)).toBe(cents / 100);
        expect(parseEuros(formatDecimalInput(cents / 100, locale), locale)).toBe(cents / 100);
      }),
    );
  });

  it('parses thousands with any usual separator and surrounding white space', () => {
    const space = fc.constantFrom('', ' ', '\u00a0', '\u202f', '\u200e', '\ufeff', '\t');
    const whole = fc.integer({ min: 1000, max: 999_999_999 });
    const cents = fc.integer({ min: 0, max: 99 });
    const group = fc.constantFrom('own', ' ', '\u00a0', '\u2009', "'", '’');
    fc.assert(
      fc.property(locales, whole, cents, group, space, space, (locale, n, c, sign, a, b) => {
        const { group: own, decimal } = SIGNS[locale];
        const grouped = String(n).replace(/\B(?=(\d{3})+$)/g, sign === 'own' ? own : sign);
        const fraction = String(c).padStart(2, '0');
        expect(parseDecimal(`${a}${grouped}${b}`, locale)).toBe(n);
        expect(parseDecimal(`${a}${grouped}${decimal}${fraction}${b}`, locale)).toBe(n + c / 100);
        expect(parseEuros(`€${a}${grouped},-${b}`, locale)).toBe(n);
      }),
    );
  });

  it('gives the same number in the other language, or at most three decimals', () => {
    const text = fc.stringMatching(/^\d{1,4}(?:[ '.,]\d{1,4}){0,3}$/);
    fc.assert(
      fc.property(locales, text, (locale, typed) => {
        const [own, other] = [parseEuros(typed, locale), parseEuros(typed, OTHER[locale])];
        if (own !== null && other !== null) expect(own).toBe(other);
      }),
    );
  });

  it('never throws, and returns null or a number that is not negative', () => {
    fc.assert(
      fc.property(locales, fc.string({ unit: 'binary' }), (locale, text) => {
        const number = parseDecimal(text, locale);
        expect(number === null || number >= 0).toBe(true);
      }),
    );
  });
});

test.each<[string, number | null, number | null]>([
  ['€ 1.000,-', 1000, 1000],
  ['€1,000.00', 1000, 1000],
  ['12,50 €', 12.5, 12.5],
  ['EUR 12,50', 12.5, 12.5],
  ['12,-', 12, 12],
  ['12,--', 12, 12],
  ['12,–', 12, 12],
  ['1.000', 1000, null],
  ['1,000', null, 1000],
  ['12,345', null, 12_345],
  ['€', null, null],
  ['-12,50', null, null],
])('the amount %j is %j in Dutch, %j in English', (text, nl, en) => {
  expect([parseEuros(text, 'nl'), parseEuros(text, 'en')]).toEqual([nl, en]);
});

test.each<[string, number | null, number | null]>([
  ['1.000', 1000, null],
  ['1,000', null, 1000],
  ['10.000', 10_000, null],
  ['1 000', 1000, 1000],
  ['2,0', 2, 2],
  ['2,5', null, null],
  ['2.5', null, null],
  ['€ 5', null, null],
])('the quantity %j is %j in Dutch, %j in English', (text, nl, en) => {
  expect([parseQuantity(text, 'nl'), parseQuantity(text, 'en')]).toEqual([nl, en]);
});

test.each([
  ['9,95', 9.95],
  ['9.95', 9.95],
  ['1.250,50', 1250.5],
  ['1 000', 1000],
  ['1.000', null],
  ['1,000', null],
])('without a language, %j is %j', (text, value) => {
  expect(parseDecimalOfAnyLanguage(text)).toBe(value);
});

test('formats an input with the decimal sign of its language and no thousands', () => {
  expect(formatDecimalInput(2400.5, 'nl')).toBe('2400,5');
  expect(formatDecimalInput(2400.5, 'en')).toBe('2400.5');
});
