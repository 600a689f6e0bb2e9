import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliveryCost, deliveryCosts, freeDelivery } from './delivery-costs.ts';
import type { CartLine } from './cart.ts';

const config = {
  freeShippingMinimumLarge: 75_000,
  freeShippingMinimumSmall: 7500,
  deliveryCostLarge: 5995,
  deliveryCostSmall: null,
};

it('depends on the size of the goods', () => {
  expect(deliveryCosts('large', config)).toEqual({ freeFrom: 75_000, costBelowMinimum: 5995 });
  expect(deliveryCosts('small', config)).toEqual({ freeFrom: 7500, costBelowMinimum: null });
});

it('is zero from the minimum on, and the same for every amount below', () => {
  const cents = fc.nat(200_000);
  const cost = fc.option(fc.nat(10_000), { nil: null });
  fc.assert(
    fc.property(cents, cents, cost, (amount, freeFrom, costBelowMinimum) => {
      expect(deliveryCost(amount, { freeFrom, costBelowMinimum })).toBe(
        amount >= freeFrom ? 0 : costBelowMinimum,
      );
    }),
  );
});

const CONFIG = {
  freeShippingMinimumLarge: 50_000,
  freeShippingMinimumSmall: 7_500,
  deliveryCostLarge: 4_995,
  deliveryCostSmall: 695,
};
const cart = (priceInclTax: number, hasLargeProduct = false, discount = 0) => ({
  lines: [],
  subtotal: { priceInclTax, priceExclTax: 0 },
  coupons: discount > 0 ? [{ id: 1, name: '', discount, percent: null }] : [],
  hasLargeProduct,
});

it.each([
  ['small goods below their minimum', cart(3_000), 4_500],
  ['small goods at their minimum', cart(7_500), 0],
  ['large goods count for both', cart(7_500, true), 42_500],
  ['what a coupon takes off is missing again', cart(7_500, false, 500), 500],
])('%s', (_, one, missing) => {
  expect(freeDelivery(one, CONFIG)?.missingAmount.priceInclTax).toBe(missing);
});

it('states the missing amount with and without VAT', () => {
  expect(freeDelivery(cart(1_450), CONFIG)?.missingAmount).toEqual({
    priceInclTax: 6_050,
    priceExclTax: 5_000,
  });
});

it.each([
  ['one rate', [9, 9], 5_550],
  ['the general rate', [21], 5_000],
  ['several rates', [21, 9], 5_000],
  ['nothing that is still sold', [null], 5_000],
])('uses the VAT rate of a cart of %s', (_, rates, excl) => {
  const lines = rates.map((taxRate) => ({ product: taxRate && { taxRate } }) as CartLine);
  expect(freeDelivery({ ...cart(1_450), lines }, CONFIG)?.missingAmount.priceExclTax).toBe(excl);
});

it('returns the progress, at most 1', () => {
  expect(freeDelivery(cart(3_750), CONFIG)?.progress).toBe(0.5);
  expect(freeDelivery(cart(30_000), CONFIG)?.progress).toBe(1);
});

it('returns null if delivery is always free', () => {
  expect(freeDelivery(cart(100), { ...CONFIG, freeShippingMinimumSmall: 0 })).toBeNull();
});
