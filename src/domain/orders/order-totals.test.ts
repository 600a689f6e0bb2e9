import { expect, it } from 'vitest';
import { orderTotals } from './order-totals.ts';

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
