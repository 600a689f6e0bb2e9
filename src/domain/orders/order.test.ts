import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasEnded,
  nextOrderState,
  nextPaymentState,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderState,
  PAYMENT_EVENTS,
} from './order-state.ts';
import { cleanOrderNumber, earnedPoints, PAYMENT_STATES, type PaymentState } from './order.ts';

it.each([
  [12_345, 0, 123],
  [99, 0, 0],
  [12_345, 500, 118],
  [500, 900, 0],
])(
  'goods of %i cents, of which %i by vouchers and points, earn %i points',
  (goods, paid, points) => {
    expect(earnedPoints(goods, paid)).toBe(points);
  },
);

it.each([
  '26000030',
  '#26000030',
  '260 00030',
  ' 2600\u00a00030\u200e ',
  'Bestelling 26.000.030',
  'nr. 26-000030',
  '２６００００３０',
])('reads %j as 26000030', (typed) => {
  expect(cleanOrderNumber(typed)).toBe('26000030');
});

it.each(['', '#', 'onbekend'])('rejects %j', (typed) => {
  expect(cleanOrderNumber(typed)).not.toMatch(/\d/);
});

const news = fc.array(fc.constantFrom(...PAYMENT_STATES), { maxLength: 12 });
const paymentAfter = (told: readonly PaymentState[]) =>
  told.reduce<PaymentState>(nextPaymentState, 'open');
/** Returns the order state after reports arrive in this sequence. */
function orderAfter(told: readonly PaymentState[], start: OrderState = 'awaiting-payment') {
  let [payment, order]: [PaymentState, OrderState] = ['open', start];
  for (const state of told) {
    payment = nextPaymentState(payment, state);
    const event = PAYMENT_EVENTS[payment];
    order = (event && nextOrderState(order, event)) ?? order;
  }
  return order;
}

describe('the states of an order', () => {
  it.each([
    ['awaiting-payment', 'pay', 'paid'],
    ['awaiting-payment', 'fail-payment', 'cancelled'],
    ['awaiting-payment', 'expire-payment', 'expired'],
    ['placed', 'pick', 'picked'],
    ['picked', 'collect', 'collected'],
    ['picked', 'ship', 'shipped'],
    ['shipped', 'deliver', 'delivered'],
    ['picked', 'deliver', null],
    ['delivered', 'refund', 'refunded'],
    ['paid', 'refund', 'refunded'],
    ['paid', 'expire-payment', null],
    ['expired', 'pay', null],
    ['awaiting-payment', 'ship', null],
  ] as const)('from %s by %s: %s', (state, event, next) => {
    expect(nextOrderState(state, event)).toBe(next);
  });

  it('never leaves a final state', () => {
    const ends = ORDER_STATES.filter(hasEnded);
    expect(ends.length).toBeGreaterThan(0);
    for (const state of ends)
      for (const event of ORDER_EVENTS) expect(nextOrderState(state, event)).toBeNull();
  });

  it('reaches a final state from every other state', () => {
    const ends = (state: OrderState, seen: Set<OrderState>): boolean =>
      hasEnded(state) ||
      ORDER_EVENTS.some((event) => {
        const next = nextOrderState(state, event);
        return next !== null && !seen.has(next) && ends(next, seen.add(next));
      });
    for (const state of ORDER_STATES) expect(ends(state, new Set([state])), state).toBe(true);
  });
});

describe('reports about a payment', () => {
  it('are idempotent, also after later reports', () => {
    fc.assert(
      fc.property(news, fc.nat(), (told, at) => {
        if (told.length === 0) return;
        const repeated = told[at % told.length]!;
        expect(paymentAfter([...told, repeated])).toBe(paymentAfter(told));
        expect(orderAfter([...told, repeated])).toBe(orderAfter(told));
      }),
    );
  });

  it('end as paid in whatever order they arrive', () => {
    fc.assert(
      fc.property(news, (told) => {
        const expected = told.includes('refunded')
          ? 'refunded'
          : told.includes('paid')
            ? 'paid'
            : (told.find((state) => state !== 'open') ?? 'open');
        expect(paymentAfter(told)).toBe(expected);
      }),
    );
  });

  it('pay an order only by the state paid, and never undo it', () => {
    fc.assert(
      fc.property(news, news, (before, after) => {
        const order = orderAfter(before);
        expect(order === 'paid').toBe(before.find((state) => state !== 'open') === 'paid');
        if (order === 'paid') expect(orderAfter([...before, ...after])).toBe('paid');
      }),
    );
  });

  it('do not affect an order after its payment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATES.filter((state) => state !== 'awaiting-payment')),
        news,
        (state, told) => {
          expect(orderAfter(told, state)).toBe(state);
        },
      ),
    );
  });
});
