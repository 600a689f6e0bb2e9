import { expect, it } from 'vitest';
import {
  hasArrived,
  isAbandoned,
  parseOrderState,
  nextOrderState,
  ORDER_STATES,
  ORDER_STEPS,
  type OrderState,
  shownState,
  stateTone,
  stepEvent,
} from './order-state.ts';

it('recognises its states, and no names of object members', () => {
  expect(ORDER_STATES.map(parseOrderState)).toEqual(ORDER_STATES);
  expect(parseOrderState('constructor')).toBeNull();
});

it('has tone warning for unpaid orders, and passive for unknown states', () => {
  expect(stateTone('awaiting-payment')).toBe('warning');
  expect(stateTone('collected')).toBe('success');
  expect(stateTone('on-hold')).toBe('passive');
});

it('says that the payment failed where that ended the order, and nothing else', () => {
  expect(shownState('cancelled', 'failed')).toBe('payment-failed');
  expect(shownState('cancelled', 'cancelled')).toBe('cancelled');
  expect(shownState('cancelled', null)).toBe('cancelled');
  expect(shownState('paid', 'failed')).toBe('paid');
});

it('takes orders that came to nothing for abandoned, but no refunded or unknown ones', () => {
  expect(ORDER_STATES.filter(isAbandoned)).toEqual(['cancelled', 'expired']);
  expect(isAbandoned('on-hold')).toBe(false);
});

it.each(['Delivery', 'Pickup'] as const)('lead a %s from paid to its end', (method) => {
  const events = ORDER_STEPS.flatMap((step) => stepEvent(step, method) ?? []);
  const end = events.reduce<OrderState>((state, event) => nextOrderState(state, event)!, 'paid');
  expect(hasArrived(end)).toBe(true);
});

it('never ship what is picked up', () => {
  expect(stepEvent('ship', 'Pickup')).toBeNull();
});
