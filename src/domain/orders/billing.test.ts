import { expect, it } from 'vitest';
import { needsInvoice } from './billing.ts';

it.each([
  ['placed', 'account', true],
  ['awaiting-payment', 'ideal', false],
  ['paid', 'ideal', true],
  ['placed', 'store', false],
  ['picked', 'store', false],
  ['collected', 'store', true],
  ['refunded', 'ideal', false],
  ['cancelled', 'account', false],
] as const)('an order that is %s, paid by %s: %s', (state, method, isNeeded) => {
  expect(needsInvoice(state, method)).toBe(isNeeded);
});
