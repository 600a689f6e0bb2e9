import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oldPrice } from './price-reduction.ts';

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
