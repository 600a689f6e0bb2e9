import { expect, it } from 'vitest';
import { orderTotals, vatSplit } from './order-totals.ts';
import fc from 'fast-check';
import { withoutTax } from '../shared/money.ts';

const lines = [
  { total: { priceInclTax: 2420, priceExclTax: 2000 }, taxRate: 21 },
  { total: { priceInclTax: 1090, priceExclTax: 1000 }, taxRate: 9 },
];
const shippingOf = (priceInclTax: number, priceExclTax: number) => ({
  total: { priceInclTax, priceExclTax },
  taxRate: 21,
});

it('adds lines and shipping, and deducts vouchers', () => {
  const { subtotal, total, vat } = orderTotals(lines, shippingOf(695, 574), 605);
  expect(subtotal).toEqual({ priceInclTax: 3510, priceExclTax: 3000 });
  expect(total.priceInclTax).toBe(3510 + 695 - 605);
  expect(total.priceExclTax).toBe(vat[0]!.priceExclTax + vat[1]!.priceExclTax);
});

it('adds no VAT rate for free shipping', () => {
  const { vat } = orderTotals(lines.slice(1), shippingOf(0, 0), 0);
  expect(vat.map(({ taxRate }) => taxRate)).toEqual([9]);
});

const amount = fc
  .record({ incl: fc.integer({ min: 1, max: 2_000_000 }), taxRate: fc.constantFrom(21, 9, 0) })
  .map(({ incl, taxRate }) => ({
    total: { priceInclTax: incl, priceExclTax: withoutTax(incl, taxRate) },
    taxRate,
  }));
const order = fc.array(amount, { minLength: 1, maxLength: 40 }).chain((amounts) =>
  fc.record({
    amounts: fc.constant(amounts),
    discount: fc.integer({ min: 0, max: sum(amounts.map(({ total }) => total.priceInclTax)) }),
  }),
);

const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0);
const line = (incl: number, excl: number, taxRate: number) => ({
  total: { priceInclTax: incl, priceExclTax: excl },
  taxRate,
});

it('splits an order of both Dutch rates', () => {
  expect(vatSplit([line(1090, 1000, 9), line(12100, 10000, 21), line(2420, 2000, 21)])).toEqual([
    { taxRate: 21, priceInclTax: 14520, priceExclTax: 12000, tax: 2520 },
    { taxRate: 9, priceInclTax: 1090, priceExclTax: 1000, tax: 90 },
  ]);
});

it('lowers VAT with the discount, in proportion to each rate', () => {
  expect(vatSplit([line(7500, 6198, 21), line(2500, 2294, 9)], 1000)).toEqual([
    { taxRate: 21, priceInclTax: 6750, priceExclTax: 5578, tax: 1172 },
    { taxRate: 9, priceInclTax: 2250, priceExclTax: 2065, tax: 185 },
  ]);
});

it('adds up to the charged amount, with and without VAT, for every order', () => {
  fc.assert(
    fc.property(order, ({ amounts, discount }) => {
      const parts = vatSplit(amounts, discount);
      const whole = sum(amounts.map(({ total }) => total.priceInclTax));
      expect(sum(parts.map(({ priceInclTax }) => priceInclTax))).toBe(whole - discount);
      if (discount === 0)
        expect(sum(parts.map(({ priceExclTax }) => priceExclTax))).toBe(
          sum(amounts.map(({ total }) => total.priceExclTax)),
        );
      for (const part of parts) {
        expect(part.priceExclTax + part.tax).toBe(part.priceInclTax);
        expect(part.tax).toBeGreaterThanOrEqual(0);
        expect(part.priceExclTax).toBeGreaterThanOrEqual(0);
        // Rounding per line: at most half a cent for each, and one for the discount.
        const exact = (part.priceInclTax * 100) / (100 + part.taxRate);
        expect(Math.abs(part.priceExclTax - exact)).toBeLessThanOrEqual(amounts.length / 2 + 1);
      }
    }),
  );
});

it('deducts no more from a rate than its amount', () => {
  fc.assert(
    fc.property(order, ({ amounts, discount }) => {
      for (const part of vatSplit(amounts, discount)) {
        const own = amounts.filter(({ taxRate }) => taxRate === part.taxRate);
        const held = sum(own.map(({ total }) => total.priceInclTax));
        expect(part.priceInclTax).toBeGreaterThanOrEqual(0);
        expect(part.priceInclTax).toBeLessThanOrEqual(held);
      }
    }),
  );
});

it.each([-1, 1211])('refuses a discount of %i on € 12,10', (discount) => {
  expect(() => vatSplit([line(1210, 1000, 21)], discount)).toThrow(RangeError);
});
