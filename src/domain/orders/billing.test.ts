import { expect, it } from 'vitest';
import { needsInvoice, invoiceState } from './billing.ts';

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

const dueDate = '2026-11-20';

it.each([
  ['2026-11-20T12:00:00Z', 'open'],
  // 23:59 and 00:00 in Amsterdam.
  ['2026-11-20T22:59:00Z', 'open'],
  ['2026-11-20T23:00:00Z', 'overdue'],
  ['2027-01-01T12:00:00Z', 'overdue'],
])('at %s an invoice due that day is %s', (now, state) => {
  expect(invoiceState({ dueDate, paidAt: null }, new Date(now))).toBe(state);
});

it('is paid even after its due date', () => {
  const paidAt = '2026-12-24T12:00:00Z';
  expect(invoiceState({ dueDate, paidAt }, new Date('2027-01-01T12:00:00Z'))).toBe('paid');
});
