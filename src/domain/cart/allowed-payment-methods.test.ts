import { expect, it } from 'vitest';
import { allowedPaymentMethods } from './allowed-payment-methods.ts';

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
