/** The session is judged by the server's time, whatever the clock of the device says. */
import { useTestStorageEngine } from '@nanostores/persistent';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { StorageMock } from '../../../../tests/support/storage-mock.ts';

useTestStorageEngine();
vi.stubGlobal('document', {
  cookie: '',
  documentElement: { dataset: {}, toggleAttribute: () => {} },
  dispatchEvent: () => {},
});
vi.stubGlobal('location', { protocol: 'https:' });
vi.stubGlobal('localStorage', new StorageMock());
const { restoreSession, setToken } = await import('./session.ts');
const { currentToken } = await import('./token.ts');

const HOUR_MS = 3_600_000;
const SERVER = Date.parse('2026-11-20T12:00:00Z');
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => vi.useRealTimers());

/** Issued now by the server, for 12 hours. */
const tokenAt = (issued: number) => {
  const iat = issued / 1000;
  const claims = { sub: '7', iat, exp: iat + 12 * 3600, name: 'Piet', email: '', contactId: '7' };
  return [
    'e30',
    Buffer.from(JSON.stringify({ ...claims, emailHash: '' })).toString('base64url'),
    'x',
  ].join('.');
};

beforeEach(() => {
  document.cookie = '';
  localStorage.clear();
});

it.each([13, 0, -13, 24 * 400])('signs in with a clock that is %i hours fast', (hours) => {
  const skew = hours * HOUR_MS;
  vi.setSystemTime(SERVER + skew);
  const token = tokenAt(SERVER);
  expect(setToken(token)).toBe(true);
  // Counted from now: a date would be judged by the device.
  expect(document.cookie).toContain('max-age=43200');
  document.cookie = '';
  vi.setSystemTime(SERVER + skew + 11 * HOUR_MS);
  restoreSession();
  expect(currentToken()).toBe(token);
  vi.setSystemTime(SERVER + skew + 12 * HOUR_MS);
  expect(currentToken()).toBeNull();
});

it('takes a token of an earlier page for no clock', () => {
  vi.setSystemTime(SERVER);
  localStorage.setItem('token', tokenAt(SERVER - 13 * HOUR_MS));
  restoreSession();
  expect(currentToken()).toBeNull();
});
