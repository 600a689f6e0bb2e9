import { describe, expect, it } from 'vitest';
import { type KnownPayment, applyPaymentReport, unrequestedRefunds } from './billing.ts';

const paid: KnownPayment = {
  ...{ state: 'paid', amount: 3_000, refunded: 0, chargedBack: 0, refundAsked: 0 },
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
      { refundAsked: 3_000 },
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
      { state: 'refunded', refunded: 3_000, refundAsked: 3_000 },
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
    const known = { ...paid, state: 'refunded', refunded: 3_000, refundAsked: 3_000 } as const;
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
  expect(unrequestedRefunds({ refunded: 500, chargedBack: 1_000, refundAsked: 500 })).toBe(1_000);
  expect(unrequestedRefunds({ refunded: 0, chargedBack: 0, refundAsked: 3_000 })).toBe(0);
});
