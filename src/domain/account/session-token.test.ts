import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isExpired,
  readSessionToken,
  isRenewalDue,
  RENEW_BEFORE_MS,
  RENEWAL_PAUSE_MS,
} from './session-token.ts';
import { tokenExpiry } from './token-expiry.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const tokenOf = (claims: object) =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'x'].join('.');
const claims = {
  sub: '100001',
  email: 'zoë@bouwer.example',
  name: 'Zoë de Bouwer',
  contactId: '200001',
  emailHash: 'abc',
  exp: NOW.getTime() / 1000,
};

it('reads the user, with accented letters, and the expiry', () => {
  expect(readSessionToken(tokenOf(claims))).toEqual({
    user: {
      id: 100001,
      email: 'zoë@bouwer.example',
      name: 'Zoë de Bouwer',
      contactId: '200001',
      emailHash: 'abc',
    },
    expires: NOW,
    issuedAt: null,
  });
});

it.each(['', 'x', 'a.b.c', tokenOf({}), tokenOf({ ...claims, exp: '1' }), tokenOf([])])(
  'rejects %s',
  (text) => expect(readSessionToken(text)).toBeNull(),
);

it('finds the same expiry without reading the user', () => {
  const withExpiry = { ...claims, name: 'Zoë 中 \u2028' };
  expect(tokenExpiry(tokenOf(withExpiry))).toEqual(readSessionToken(tokenOf(withExpiry))?.expires);
  for (const text of ['', 'x', 'a.b.c', tokenOf({ ...claims, exp: '1' }), tokenOf([])])
    expect(tokenExpiry(text)).toBeNull();
});

it('a token expires exactly at its expiry time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4_000_000_000 }), fc.integer(), (exp, offset) => {
      const token = readSessionToken(tokenOf({ ...claims, exp }))!;
      const now = new Date(exp * 1000 + offset);
      expect(isExpired(token, now)).toBe(offset >= 0);
    }),
  );
});

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
