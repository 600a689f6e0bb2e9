import { expect, it } from 'vitest';
import { allowedPaymentMethods, amountToPay, maxPointsToRedeem } from './cart-payment.ts';
import fc from 'fast-check';

const ONLINE = ['ideal', 'card', 'paypal'];
const credit = { limit: 10_000, balance: 4_000 };

it.each([
  ['a delivery of a visitor', { shippingMethod: 'Delivery', credit: null, total: 100 }, ONLINE],
  ['a pickup', { shippingMethod: 'Pickup', credit: null, total: 100 }, [...ONLINE, 'store']],
  ['no method yet', { shippingMethod: null, credit: null, total: 100 }, ONLINE],
  [
    'credit that just holds',
    { shippingMethod: null, credit, total: 6_000 },
    [...ONLINE, 'account'],
  ],
  ['credit that does not hold', { shippingMethod: null, credit, total: 6_001 }, ONLINE],
] as const)('%s', (_, cart, methods) => {
  expect(allowedPaymentMethods(cart)).toEqual(methods);
});

it.each([
  ['what the customer has', 1_250, 5_000, 0, 1_250],
  ['100 times the total in euros', 1_250, 999, 0, 999],
  ['none below the minimum', 499, 5_000, 500, 0],
  ['none for a total below the minimum', 1_250, 499, 500, 0],
  ['whole points', 12.9, 5_000, 0, 12],
  ['none of a debt', -5, 5_000, 0, 0],
])('at most %s', (_, points, total, minimum, most) => {
  expect(maxPointsToRedeem(points, total, minimum)).toBe(most);
});

it('leaves an amount to pay of total minus points / 100, never below zero', () => {
  const amount = fc.nat(10_000_000);
  fc.assert(
    fc.property(amount, amount, fc.nat(1_000), (points, total, minimum) => {
      const most = maxPointsToRedeem(points, total, minimum);
      expect(most).toBeLessThanOrEqual(points);
      expect(most).toBeLessThanOrEqual(total);
      expect(most === 0 || most >= minimum).toBe(true);
      expect(amountToPay(total, most)).toBe(total - most);
    }),
  );
  expect(amountToPay(500, 600)).toBe(0);
});
