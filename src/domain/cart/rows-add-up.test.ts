/** For any cart, the displayed rows add up to the total to the cent, with and without VAT. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../tests/support/seeded-properties.ts';
import { type Price, addPrices, subtractPrices, withoutTax } from '../shared/money.ts';
import { moreLessLevels } from '../product/staffel.ts';
import { orderTotals, partialTotals } from '../orders/order-totals.ts';
import { totalDiscount } from '../orders/billing.ts';
import { cartPrice, type PricedCartLine } from './cart-price.ts';
import { couponPrices } from './coupon-prices.ts';

const NOW = new Date('2026-11-24T11:00:00Z');
const CONFIG = {
  ...{ freeShippingMinimumLarge: 75_000, freeShippingMinimumSmall: 7_500 },
  ...{ deliveryCostLarge: 5_995, deliveryCostSmall: 695 },
};
const NOTHING: Price = { priceInclTax: 0, priceExclTax: 0 };
const sum = (prices: readonly Price[]) => prices.reduce(addPrices, NOTHING);

/** A line with or without an offer, a staffel price, or both. */
const line = fc
  .record({
    price: fc.integer({ min: 3, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 300 }),
    taxRate: fc.constantFrom(21, 9, 0),
    deliverySize: fc.constantFrom('small' as const, 'large' as const),
    old: fc.option(fc.integer({ min: 1, max: 20_000 })),
    staffel: fc.option(fc.record({ from: fc.integer({ min: 2, max: 50 }), off: fc.nat(40) })),
  })
  .map(({ price, quantity, taxRate, deliverySize, old, staffel }): PricedCartLine => {
    const both = (incl: number) => ({
      priceInclTax: incl,
      priceExclTax: withoutTax(incl, taxRate),
    });
    const before = old === null ? null : both(price + old);
    const rows = staffel
      ? [{ id: 1, quantity: staffel.from, ...both(Math.ceil((price * (100 - staffel.off)) / 100)) }]
      : [];
    const product = {
      ...{ ...both(price), taxRate, deliverySize, discounts: [], discountId: null },
      moreLessLevels: moreLessLevels(rows, both(price)),
      ...{ oldPriceInclTax: null, oldPriceExclTax: null },
      ...{ lowestPrice30InclTax: before?.priceInclTax ?? null },
      ...{ lowestPrice30ExclTax: before?.priceExclTax ?? null },
      ...{ priceReducedFrom: before && '2026-11-01', priceReducedUntil: before && '2026-12-01' },
    };
    return { product, quantity };
  });
const coupon = fc.oneof(
  fc.integer({ min: 1, max: 50_000 }).map((amount) => ({ amount, percent: null })),
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ amount: null, percent })),
);
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 10 }),
  shippingMethod: fc.constantFrom('Delivery' as const, 'Pickup' as const, null),
  coupons: fc.array(coupon, { maxLength: 3 }),
  palletDeposit: fc.constantFrom(0, 1_750, 3_505),
});

it('of a cart: its lines, what actions and staffel save, its coupons and delivery', () => {
  let reduced = 0;
  fc.assert(
    fc.property(cart, (each) => {
      const price = cartPrice({ ...each, config: CONFIG, now: NOW });
      for (const { total, discount, regularTotal } of price.lines)
        expect(subtractPrices(regularTotal, discount)).toEqual(total);
      expect(sum(price.lines.map(({ total }) => total))).toEqual(price.subtotal);
      expect(sum(price.lines.map(({ discount }) => discount))).toEqual(price.lineDiscount);
      if (price.lineDiscount.priceExclTax > 0) reduced += 1;
      const coupons = price.couponDiscounts.map((discount, i) => ({
        ...{ id: i, name: '', discount, percent: null },
      }));
      const taken = couponPrices({ ...price, coupons });
      expect(
        subtractPrices(sum([price.subtotal, price.deliveryCost, price.palletCost]), sum(taken)),
      ).toEqual(price.total);
      for (const row of taken) {
        expect(row.priceExclTax).toBeGreaterThanOrEqual(0);
        expect(row.priceExclTax).toBeLessThanOrEqual(row.priceInclTax);
      }
    }),
    runs(500),
  );
  expect(reduced).toBeGreaterThan(100);
});

it('of an order, of its VAT by rate, and of the credit notes for parts of it', () => {
  fc.assert(
    fc.property(cart, fc.array(fc.nat(100), { maxLength: 4 }), (each, cuts) => {
      const price = cartPrice({ ...each, config: CONFIG, now: NOW });
      const order = {
        lines: price.lines.map(({ total }, i) => ({
          total,
          taxRate: each.lines[i]!.product.taxRate,
        })),
        shipping: { total: price.shippingCost, taxRate: 21 },
        voucherTotal: price.couponDiscounts.reduce((all, one) => all + one, 0),
      };
      const whole = orderTotals(order.lines, order.shipping, order.voucherTotal);
      expect(whole.total).toEqual(price.total);
      const voucher = totalDiscount({ ...whole, shippingCost: price.shippingCost });
      expect(voucher.priceInclTax).toBe(order.voucherTotal);
      expect(subtractPrices(addPrices(whole.subtotal, price.shippingCost), voucher)).toEqual(
        whole.total,
      );
      expect(sum(whole.vat)).toEqual(whole.total);
      const ends = [...cuts, 100]
        .sort((a, b) => a - b)
        .map((percent) => Math.floor((whole.total.priceInclTax * percent) / 100));
      const notes = ends.map((end, i) => partialTotals(order, ends[i - 1] ?? 0, end));
      notes.forEach(({ total, vat }, i) => {
        expect(total.priceInclTax).toBe(ends[i]! - (ends[i - 1] ?? 0));
        expect(sum(vat)).toEqual(total);
      });
      expect(sum(notes.map(({ total }) => total))).toEqual(whole.total);
      for (const { taxRate, tax } of whole.vat) {
        const own = notes.flatMap(({ vat }) => vat).filter((part) => part.taxRate === taxRate);
        expect(own.reduce((all, part) => all + part.tax, 0)).toBe(tax);
      }
    }),
    runs(500),
  );
});
