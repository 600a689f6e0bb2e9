import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/support/seeded-properties.ts';
import { type Price, withoutTax } from '../shared/money.ts';
import { moreLessLevels } from '../product/staffel.ts';
import { type UnpricedCart, cartPrice, type PricedCartLine } from './cart-price.ts';
import { palletsFor } from './stock-allocation.ts';

const NOW = new Date('2026-11-24T11:00:00Z');
const CONFIG = {
  ...{ freeShippingMinimumLarge: 75_000, freeShippingMinimumSmall: 7_500 },
  ...{ deliveryCostLarge: 5_995, deliveryCostSmall: 695 },
};

function line(priceInclTax: number, quantity = 1, size: 'small' | 'large' = 'small', taxRate = 21) {
  const product = {
    ...{ priceInclTax, priceExclTax: withoutTax(priceInclTax, taxRate), taxRate },
    ...{ moreLessLevels: [], discounts: [], discountId: null, deliverySize: size },
    ...{ oldPriceInclTax: null, oldPriceExclTax: null },
    ...{ lowestPrice30InclTax: null, lowestPrice30ExclTax: null },
    ...{ priceReducedFrom: null, priceReducedUntil: null },
  };
  return { product, quantity } satisfies PricedCartLine;
}
const price = (lines: PricedCartLine[], changes: Partial<UnpricedCart> = {}) =>
  cartPrice({
    ...{ lines, shippingMethod: 'Delivery', coupons: [], palletDeposit: 0 },
    ...{ config: CONFIG, now: NOW },
    ...changes,
  });
const off = (amount: number) => ({ amount, percent: null });
const percent = (share: number) => ({ amount: null, percent: share });

describe('delivery', () => {
  it.each([
    ['small goods below the minimum', [line(7_499)], 695],
    ['small goods from the minimum on', [line(7_500)], 0],
    ['large goods below their minimum', [line(74_999, 1, 'large')], 5_995],
    ['large goods from their minimum on', [line(75_000, 1, 'large')], 0],
    ['small goods beside large ones', [line(100, 1, 'large'), line(20_000)], 5_995],
    ['an empty cart', [], 0],
  ])('%s', (_, lines, cost) => {
    expect(price(lines).deliveryCost.priceInclTax).toBe(cost);
  });

  it('is free for pickup, and charged while no method is chosen', () => {
    const goods = [line(1_000, 1, 'large')];
    const pallets = { palletDeposit: 1_750 };
    expect(price(goods, { ...pallets, shippingMethod: 'Pickup' }).shippingCost.priceInclTax).toBe(
      0,
    );
    expect(price(goods, { ...pallets, shippingMethod: null })).toMatchObject({
      deliveryCost: { priceInclTax: 5_995 },
      palletCost: { priceInclTax: 1_750, priceExclTax: 1_446 },
      shippingCost: { priceInclTax: 7_745 },
    });
  });

  it('deducts coupons before comparing with the minimum', () => {
    expect(price([line(7_600)], { coupons: [off(101)] }).deliveryCost.priceInclTax).toBe(695);
    expect(price([line(7_600)], { coupons: [off(100)] }).deliveryCost.priceInclTax).toBe(0);
  });
});

describe('coupons', () => {
  it('apply one after the other, and never below zero', () => {
    const { couponDiscounts, total } = price([line(1_000)], {
      coupons: [percent(10), off(500), off(5_000)],
    });
    expect(couponDiscounts).toEqual([100, 500, 400]);
    expect(total.priceInclTax).toBe(695);
  });

  it('of a percentage are rounded down to the cent', () => {
    expect(price([line(999)], { coupons: [percent(10)] }).couponDiscounts).toEqual([99]);
  });
});

it('uses the staffel price of a line, and states the saving', () => {
  const { product } = line(1_000);
  const rows = [{ id: 1, quantity: 10, priceInclTax: 900, priceExclTax: 744 }];
  const levels = { ...product, moreLessLevels: moreLessLevels(rows, product) };
  const { lines, lineDiscount } = price([{ product: levels, quantity: 10 }]);
  expect(lines[0]?.total.priceInclTax).toBe(9_000);
  expect(lineDiscount.priceInclTax).toBe(1_000);
});

describe('pallets', () => {
  it.each([
    [0, 1],
    [1_000_000, 1],
    [1_000_001, 2],
  ])('%i grams take %i', (grams, pallets) => {
    expect(palletsFor(grams, 1_000_000)).toBe(pallets);
  });
});

const cart = fc.record({
  lines: fc.array(
    fc
      .record({
        priceInclTax: fc.integer({ min: 1, max: 100_000 }),
        quantity: fc.integer({ min: 1, max: 500 }),
        size: fc.constantFrom('small' as const, 'large' as const),
        taxRate: fc.constantFrom(21, 9),
      })
      .map((each) => line(each.priceInclTax, each.quantity, each.size, each.taxRate)),
    { maxLength: 8 },
  ),
  shippingMethod: fc.constantFrom('Delivery' as const, 'Pickup' as const, null),
  coupons: fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 50_000 }).map(off),
      fc.integer({ min: 1, max: 100 }).map(percent),
    ),
    { maxLength: 3 },
  ),
  palletDeposit: fc.constantFrom(0, 1_750),
});
const FORMS = ['priceInclTax', 'priceExclTax'] as const satisfies (keyof Price)[];
const sum = (prices: readonly Price[], form: keyof Price) =>
  prices.reduce((all, each) => all + each[form], 0);

describe('any cart', () => {
  it('has a total that equals its lines and shipping minus its coupons, in both VAT forms', () => {
    fc.assert(
      fc.property(cart, ({ lines, ...rest }) => {
        const priced = price(lines, rest);
        for (const form of FORMS) {
          expect(priced.subtotal[form]).toBe(
            sum(
              priced.lines.map(({ total }) => total),
              form,
            ),
          );
          expect(priced.shippingCost[form]).toBe(
            priced.deliveryCost[form] + priced.palletCost[form],
          );
          expect(priced.total[form]).toBe(
            priced.subtotal[form] + priced.shippingCost[form] - priced.couponDiscount[form],
          );
          expect(priced.total[form]).toBe(sum(priced.vat, form));
        }
        const discounts = priced.couponDiscounts.reduce((all, each) => all + each, 0);
        expect(priced.couponDiscount.priceInclTax).toBe(discounts);
        expect(discounts).toBeLessThanOrEqual(priced.subtotal.priceInclTax);
      }),
      runs(500),
    );
  });

  it('has integer cents that are never negative, and VAT within a cent of the rate of each line', () => {
    fc.assert(
      fc.property(cart, ({ lines, ...rest }) => {
        const priced = price(lines, rest);
        const amounts = [priced.subtotal, priced.total, priced.couponDiscount, priced.shippingCost];
        const inBothForms = amounts.flatMap((each) => FORMS.map((form) => each[form]));
        for (const amount of [...inBothForms, ...priced.couponDiscounts]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        priced.lines.forEach(({ total }, i) => {
          const exact = (total.priceInclTax * 100) / (100 + lines[i]!.product.taxRate);
          expect(Math.abs(total.priceExclTax - exact)).toBeLessThanOrEqual(0.5);
        });
      }),
      runs(500),
    );
  });

  it('costs the same in any order of its lines', () => {
    fc.assert(
      fc.property(cart, ({ lines, ...rest }) => {
        const [one, other] = [price(lines, rest), price([...lines].reverse(), rest)];
        expect(other.total).toEqual(one.total);
        expect(other.vat).toEqual(one.vat);
      }),
    );
  });
});
