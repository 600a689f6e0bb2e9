import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moreLessLevels } from '../product/staffel.ts';
import { withoutTax } from '../shared/money.ts';
import { agreedPrice, linePrice, type PricedProduct } from './line-price.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const YESTERDAY = '2026-11-19T12:00:00Z';
const TOMORROW = '2026-11-21T12:00:00Z';

function product(changes: Partial<PricedProduct> = {}): PricedProduct {
  return {
    priceInclTax: 1_000,
    priceExclTax: 826,
    taxRate: 21,
    moreLessLevels: [],
    oldPriceInclTax: null,
    oldPriceExclTax: null,
    discountId: null,
    discounts: [],
    lowestPrice30InclTax: null,
    lowestPrice30ExclTax: null,
    priceReducedFrom: null,
    priceReducedUntil: null,
    ...changes,
  };
}

const offer = {
  id: 7,
  name: 'Weekactie',
  title: '20% korting',
  labelType: 'DEFAULT',
  startDate: YESTERDAY,
  endDate: TOMORROW,
};
const offered = product({
  oldPriceInclTax: 1_250,
  oldPriceExclTax: 1_033,
  discountId: 7,
  discounts: [offer],
});
const withLevels = (base: PricedProduct): PricedProduct => ({
  ...base,
  moreLessLevels: moreLessLevels(
    [
      { id: 1, quantity: 5, priceInclTax: 950, priceExclTax: 785 },
      { id: 2, quantity: 20, priceInclTax: 900, priceExclTax: 744 },
    ],
    base,
  ),
});

it('one piece costs the price of the product in both forms', () => {
  expect(linePrice(product(), 1, NOW)).toMatchObject({
    unit: { priceInclTax: 1_000, priceExclTax: 826 },
    total: { priceInclTax: 1_000, priceExclTax: 826 },
    discount: { priceInclTax: 0, priceExclTax: 0 },
    reasons: [],
    level: null,
  });
});

it.each([
  [4, 1_000],
  [5, 950],
  [19, 950],
  [20, 900],
  [99_999, 900],
])('%i pieces cost the staffel price of %i cents each', (quantity, each) => {
  const line = linePrice(withLevels(product()), quantity, NOW);
  expect(line.unit.priceInclTax).toBe(each);
  expect(line.total.priceInclTax).toBe(each * quantity);
  expect(line.discount.priceInclTax).toBe((1_000 - each) * quantity);
  expect(line.reasons).toEqual(each < 1_000 ? ['staffel'] : []);
});

it('a current offer is the discount against the crossed price', () => {
  expect(linePrice(offered, 2, NOW)).toMatchObject({
    unit: { priceInclTax: 1_000 },
    regularUnit: { priceInclTax: 1_250 },
    discount: { priceInclTax: 500 },
    reasons: ['offer'],
  });
});

it('an offer and the staffel add up', () => {
  expect(linePrice(withLevels(offered), 5, NOW)).toMatchObject({
    total: { priceInclTax: 4_750 },
    discount: { priceInclTax: 1_500 },
    reasons: ['offer', 'staffel'],
  });
});

it('an offer outside its dates is no discount', () => {
  const line = linePrice(offered, 2, new Date('2026-11-22T12:00:00Z'));
  expect([line.discount.priceInclTax, line.reasons, line.reduction]).toEqual([0, [], null]);
});

it('a total excl. VAT is computed from the total incl. VAT', () => {
  // 100 x 8,26 would be 826,00: four cents more than what 1.000,00 incl. VAT contains.
  expect(linePrice(product(), 100, NOW).total).toEqual({
    priceInclTax: 100_000,
    priceExclTax: 82_645,
  });
});

it.each([0, -1, 1.5, Number.NaN])('refuses a quantity of %d', (quantity) => {
  expect(() => linePrice(product(), quantity, NOW)).toThrow(RangeError);
});

const anyProduct = fc
  .record({
    price: fc.integer({ min: 1, max: 1_000_000 }),
    rate: fc.constantFrom(9, 21),
    above: fc.integer({ min: 0, max: 100_000 }),
    levels: fc.uniqueArray(
      fc.record({
        quantity: fc.integer({ min: 2, max: 500 }),
        percent: fc.integer({ min: 1, max: 60 }),
      }),
      { maxLength: 4, selector: ({ quantity }) => quantity },
    ),
  })
  .map(({ price, rate, above, levels }) => {
    const base = product({
      priceInclTax: price,
      priceExclTax: withoutTax(price, rate),
      taxRate: rate,
      oldPriceInclTax: price + above,
      oldPriceExclTax: withoutTax(price + above, rate),
      discountId: 7,
      discounts: [offer],
    });
    const stored = levels.map(({ quantity, percent }, id) => {
      const priceInclTax = Math.max(1, Math.round((price * (100 - percent)) / 100));
      return { id, quantity, priceInclTax, priceExclTax: withoutTax(priceInclTax, rate) };
    });
    return { ...base, moreLessLevels: moreLessLevels(stored, base) };
  });
const anyQuantity = fc.integer({ min: 1, max: 99_999 });

it('total and discount are whole cents and add up to the regular total in both forms', () => {
  fc.assert(
    fc.property(anyProduct, anyQuantity, (any, quantity) => {
      const line = linePrice(any, quantity, NOW);
      for (const form of ['priceInclTax', 'priceExclTax'] as const) {
        expect(Number.isSafeInteger(line.total[form])).toBe(true);
        expect(line.total[form] + line.discount[form]).toBe(line.regularTotal[form]);
        expect(line.discount[form]).toBeGreaterThanOrEqual(0);
      }
      expect(line.total.priceInclTax).toBe(line.unit.priceInclTax * quantity);
    }),
  );
});

it('the totals with and without VAT are the same amount to the cent', () => {
  fc.assert(
    fc.property(anyProduct, anyQuantity, (any, quantity) => {
      const { total } = linePrice(any, quantity, NOW);
      expect(total.priceExclTax).toBe(withoutTax(total.priceInclTax, any.taxRate));
    }),
  );
});

it('nobody pays more per piece than the price of one', () => {
  fc.assert(
    fc.property(anyProduct, anyQuantity, (any, quantity) => {
      const line = linePrice(any, quantity, NOW);
      expect(line.unit.priceInclTax).toBeLessThanOrEqual(any.priceInclTax);
    }),
  );
});

describe('agreed price', () => {
  const NOW = new Date('2026-11-24T11:00:00Z');
  const EARLIER = new Date('2026-11-23T23:00:00Z');
  const LATER = new Date('2026-11-24T23:00:00Z');
  const always = { startsAt: null, endsAt: null };

  it.each([
    ['nothing is agreed', [], null],
    ['it is below the price of the shop', [{ priceInclTax: 900, ...always }], 900],
    ['it is the price of the shop', [{ priceInclTax: 1_000, ...always }], null],
    ['an action of the shop is lower', [{ priceInclTax: 1_100, ...always }], null],
    [
      'customer and group have one each',
      [
        { priceInclTax: 900, ...always },
        { priceInclTax: 800, ...always },
      ],
      800,
    ],
    ['it begins now', [{ priceInclTax: 900, startsAt: NOW, endsAt: null }], 900],
    ['it begins later', [{ priceInclTax: 900, startsAt: LATER, endsAt: null }], null],
    ['it ends later', [{ priceInclTax: 900, startsAt: EARLIER, endsAt: LATER }], 900],
    ['it is over', [{ priceInclTax: 900, startsAt: null, endsAt: NOW }], null],
  ])('uses the lowest current agreed price if %s', (_, agreed, price) => {
    expect(agreedPrice(1_000, agreed, NOW)).toBe(price);
  });
});
