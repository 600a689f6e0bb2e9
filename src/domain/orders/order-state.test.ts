import { expect, it } from 'vitest';
import { knownState, ORDER_STATES, stateTone } from './order-state.ts';

it('recognises its states, and no names of object members', () => {
  expect(ORDER_STATES.map(knownState)).toEqual(ORDER_STATES);
  expect(knownState('constructor')).toBeNull();
});

it('has tone warning for unpaid orders, and passive for unknown states', () => {
  expect(stateTone('awaiting-payment')).toBe('warning');
  expect(stateTone('collected')).toBe('success');
  expect(stateTone('on-hold')).toBe('passive');
});
