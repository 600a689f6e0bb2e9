import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliveryCost, deliveryCosts } from './delivery-costs.ts';

const config = {
  freeShippingMinimumLarge: 75_000,
  freeShippingMinimumSmall: 7500,
  deliveryCostLarge: 5995,
  deliveryCostSmall: null,
};

it('depends on the size of the goods', () => {
  expect(deliveryCosts('large', config)).toEqual({ freeFrom: 75_000, below: 5995 });
  expect(deliveryCosts('small', config)).toEqual({ freeFrom: 7500, below: null });
});

it('is zero from the minimum on, and the same for every amount below', () => {
  const cents = fc.nat(200_000);
  const cost = fc.option(fc.nat(10_000), { nil: null });
  fc.assert(
    fc.property(cents, cents, cost, (amount, freeFrom, below) => {
      expect(deliveryCost(amount, { freeFrom, below })).toBe(amount >= freeFrom ? 0 : below);
    }),
  );
});
