import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRenewalDue, RENEW_BEFORE_MS, RENEWAL_PAUSE_MS } from './session-renewal.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

it.each([
  [RENEW_BEFORE_MS + 1, false],
  [RENEW_BEFORE_MS, true],
  [1, true],
  [0, false],
  [-1, false],
])('with %i ms left: %s', (left, isDue) => {
  expect(isRenewalDue(after(left), null, NOW)).toBe(isDue);
});

it('retries only after the pause, and never renews an expired token', () => {
  const ms = fc.integer({ min: -2 * RENEW_BEFORE_MS, max: 2 * RENEW_BEFORE_MS });
  fc.assert(
    fc.property(ms, fc.integer({ min: 0, max: 3 * RENEWAL_PAUSE_MS }), (left, since) => {
      const isDue = isRenewalDue(after(left), after(-since), NOW);
      expect(isDue).toBe(left > 0 && left <= RENEW_BEFORE_MS && since >= RENEWAL_PAUSE_MS);
    }),
  );
});
