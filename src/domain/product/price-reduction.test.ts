import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oldPrice, priceReduction } from './price-reduction.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const product = {
  priceInclTax: 995,
  priceExclTax: 822,
  lowestPrice30InclTax: 1295,
  lowestPrice30ExclTax: 1070,
  priceReducedFrom: '2026-11-16T00:00:00Z',
  priceReducedUntil: '2026-11-29T22:59:59Z',
  discounts: [],
  discountId: null,
  oldPriceInclTax: null,
  oldPriceExclTax: null,
};

describe('priceReduction', () => {
  it('is the lowest price of the 30 days before, within its dates', () => {
    expect(priceReduction(product, NOW)).toEqual({
      priceInclTax: 1295,
      priceExclTax: 1070,
      from: product.priceReducedFrom,
      until: product.priceReducedUntil,
      isOffer: false,
    });
  });

  it('is null before and after its dates', () => {
    expect(priceReduction(product, new Date('2026-11-15T23:59:59Z'))).toBeNull();
    expect(priceReduction(product, new Date('2026-11-30T00:00:00Z'))).toBeNull();
  });

  it('takes the price and the dates of a discount, and the lower of both', () => {
    const discount = {
      id: 5,
      name: '',
      title: '',
      labelType: 'DEFAULT',
      startDate: '2026-11-01T00:00:00Z',
      endDate: '2026-11-25T00:00:00Z',
    };
    const discounted = {
      ...product,
      discounts: [discount],
      discountId: 5,
      oldPriceInclTax: 1195,
      oldPriceExclTax: 988,
    };
    expect(priceReduction(discounted, NOW)).toMatchObject({
      priceInclTax: 1195,
      until: discount.endDate,
      isOffer: true,
    });
    const over = new Date('2026-11-26T00:00:00Z');
    expect(priceReduction(discounted, over)?.priceInclTax).toBe(1295);
  });

  it('is null without a 30-day price, or if that is not higher', () => {
    expect(priceReduction({ ...product, lowestPrice30InclTax: null }, NOW)).toBeNull();
    expect(priceReduction({ ...product, lowestPrice30InclTax: 995 }, NOW)).toBeNull();
  });
});

const now = new Date('2026-11-20T12:00:00Z');
const current = { startDate: '2026-11-01', endDate: '2026-12-01' };
const past = { startDate: '2026-01-01', endDate: '2026-02-01' };
const discount = fc.record({
  id: fc.integer({ min: 1 }),
  period: fc.constantFrom(current, past),
  oldPriceInclTax: fc.option(fc.nat(2000)),
  oldPriceExclTax: fc.option(fc.nat(2000)),
});

it('returns an old price only of a current discount that lowers the price', () => {
  fc.assert(
    fc.property(fc.array(discount), fc.nat(2000), (all, price) => {
      const discounts = all.map(({ period, ...rest }) => ({ ...rest, ...period }));
      const found = oldPrice(discounts, price, now);
      const applies = discounts.filter(
        (one) => one.startDate === current.startDate && (one.oldPriceInclTax ?? 0) > price,
      );
      expect(found).toEqual({
        discountId: applies[0]?.id ?? null,
        oldPriceInclTax: applies[0]?.oldPriceInclTax ?? null,
        oldPriceExclTax: applies[0]?.oldPriceExclTax ?? null,
      });
    }),
  );
});
