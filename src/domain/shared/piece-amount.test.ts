import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../tests/support/seeded-properties.ts';
import { withoutTax } from './money.ts';
import { formatPiecePrice } from './piece-amount.ts';

it.each([
  ['€\u00a04,79', 479, 14_370, 30, 'nl'],
  // 30 pieces of € 4,79 incl. VAT: 30 × € 3,96 would be € 118,80.
  ['€\u00a03,9587', 396, 11_876, 30, 'nl'],
  ['€3.9587', 396, 11_876, 30, 'en'],
  ['€\u00a03,96', 396, 396, 1, 'nl'],
  ['€\u00a01.034,707', 103_471, 310_412, 3, 'nl'],
  ['€\u00a00,00', 0, 0, 7, 'nl'],
] as const)('gives %s', (text, unit, total, quantity, locale) => {
  expect(formatPiecePrice({ unit, total, quantity }, locale)).toBe(text);
});

it('multiplied by the quantity it gives the total', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 1, max: 9_999 }),
      fc.constantFrom(21, 9),
      (incl, quantity, rate) => {
        const total = withoutTax(incl * quantity, rate);
        const text = formatPiecePrice({ unit: withoutTax(incl, rate), total, quantity }, 'en');
        const piece = Number(text.replace(/[€,]/g, ''));
        expect(Math.round(Number((piece * quantity * 100).toPrecision(15)))).toBe(total);
      },
    ),
    runs(500),
  );
});
