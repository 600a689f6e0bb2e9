import { describe, expect, it } from 'vitest';
import {
  applyPaymentReport,
  invoiceState,
  type StoredPayment,
  needsInvoice,
  unrequestedRefunds,
} from './billing.ts';

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

const paid: StoredPayment = {
  ...{ state: 'paid', amount: 3_000, refunded: 0, chargedBack: 0, requestedRefund: 0 },
};
const told = { state: 'paid', refunded: 0, chargedBack: 0 } as const;

describe('a payment report', () => {
  it.each([
    ['nothing new', {}, {}, 'paid', null],
    ['a part refunded outside', {}, { refunded: 1_000 }, 'paid', 'refunded-outside'],
    ['all refunded outside', {}, { refunded: 3_000 }, 'refunded', 'refunded-outside'],
    ['more refunded than was paid', {}, { refunded: 3_500 }, 'refunded', 'refunded-too-much'],
    [
      'the refund that the shop asked for',
      { requestedRefund: 3_000 },
      { refunded: 3_000 },
      'refunded',
      null,
    ],
    ['a charge-back', {}, { chargedBack: 3_000 }, 'refunded', 'charged-back'],
    [
      'refund and charge-back together',
      { refunded: 1_000 },
      { refunded: 1_000, chargedBack: 2_000 },
      'refunded',
      'charged-back',
    ],
    [
      'a refund that failed later',
      { state: 'refunded', refunded: 3_000, requestedRefund: 3_000 },
      {},
      'paid',
      'refund-failed',
    ],
    [
      'a charge-back that was undone',
      { state: 'refunded', chargedBack: 3_000 },
      {},
      'paid',
      'charged-back',
    ],
  ] as const)('%s', (_, known, news, state, alarm) => {
    expect(applyPaymentReport({ ...paid, ...known }, { ...told, ...news }, true)).toMatchObject({
      ...{ state, alarm },
    });
  });

  it('that is not the latest never lowers amounts', () => {
    const known = { ...paid, state: 'refunded', refunded: 3_000, requestedRefund: 3_000 } as const;
    expect(applyPaymentReport(known, told, false)).toEqual({
      ...{ state: 'refunded', refunded: 3_000, chargedBack: 0, alarm: null },
    });
  });

  it('sets the state of an open payment', () => {
    const open = { ...paid, state: 'open' } as const;
    for (const state of ['open', 'failed', 'expired', 'cancelled', 'paid'] as const)
      expect(applyPaymentReport(open, { ...told, state }, true)).toMatchObject({
        state,
        alarm: null,
      });
  });
});

it('refunds that the shop did not request are counted', () => {
  expect(unrequestedRefunds({ refunded: 500, chargedBack: 1_000, requestedRefund: 500 })).toBe(
    1_000,
  );
  expect(unrequestedRefunds({ refunded: 0, chargedBack: 0, requestedRefund: 3_000 })).toBe(0);
});
