import { expect, it } from 'vitest';
import { couponPrices } from './coupon-prices.ts';

const coupon = (id: number, discount: number) => ({ id, name: `c${id}`, discount, percent: null });
const price = (priceInclTax: number, priceExclTax: number) => ({ priceInclTax, priceExclTax });

it.each([
  ['one coupon', [1_000], [826]],
  ['two that share the tax', [500, 500], [413, 413]],
  ['a cent that does not divide', [333, 667], [275, 551]],
  ['none', [], []],
])('%s: rows without VAT that add up to the total', (_, discounts, excl) => {
  const taken = discounts.reduce((all, each) => all + each, 0);
  const cart = {
    coupons: discounts.map((discount, i) => coupon(i, discount)),
    subtotal: price(12_100, 10_000),
    shippingCost: price(695, 574),
    total: price(12_795 - taken, 10_574 - (taken && 826)),
  };
  const rows = couponPrices(cart);
  expect(rows).toEqual(discounts.map((discount, i) => price(discount, excl[i]!)));
  const all = rows.reduce((sum, each) => sum + each.priceExclTax, 0);
  expect(cart.subtotal.priceExclTax + 574 - all).toBe(cart.total.priceExclTax);
});
