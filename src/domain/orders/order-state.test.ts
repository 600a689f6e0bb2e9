import { expect, it } from 'vitest';
import { knownState, ORDER_STATES, stateTone } from './order-state.ts';

it('knows its states, and none by the name of an object member', () => {
  expect(ORDER_STATES.map(knownState)).toEqual(ORDER_STATES);
  expect(knownState('constructor')).toBeNull();
});

it('gives attention to what waits for payment, and none to states it does not know', () => {
  expect(stateTone('awaiting-payment')).toBe('warning');
  expect(stateTone('collected')).toBe('success');
  expect(stateTone('on-hold')).toBe('passive');
});
