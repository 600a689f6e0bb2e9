import { expect, it } from 'vitest';
import {
  type OrderState,
  ORDER_STEPS,
  stepEvent,
  nextOrderState,
  hasArrived,
} from './order-state.ts';

it.each(['Delivery', 'Pickup'] as const)('lead a %s from paid to its end', (method) => {
  const events = ORDER_STEPS.flatMap((step) => stepEvent(step, method) ?? []);
  const end = events.reduce<OrderState>((state, event) => nextOrderState(state, event)!, 'paid');
  expect(hasArrived(end)).toBe(true);
});

it('never ship what is picked up', () => {
  expect(stepEvent('ship', 'Pickup')).toBeNull();
});
