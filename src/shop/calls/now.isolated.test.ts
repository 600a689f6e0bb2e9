import { afterEach, expect, test, vi } from 'vitest';
import { now } from './now.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withCookies = (cookie: string) => {
  vi.stubGlobal('document', { cookie });
  return now().getTime();
};

test.each([
  '2026-12-24T10:00:00.000Z',
  '2026-12-24T10%3A00%3A00.000Z',
  '2026-12-24T11:00:00+01:00',
])('the cookie says what time it is: %s', (value) => {
  expect(withCookies(`a=1; fake-now=${value}; b=2`)).toBe(Date.UTC(2026, 11, 24, 10));
});

test.each(['', 'other-fake-now=2026-12-24', 'fake-now=', 'fake-now=soon', 'fake-now=9999-01-01'])(
  'else the machine does: %s',
  (cookie) => {
    const machine = Date.parse('2026-11-20T12:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: machine });
    expect(withCookies(cookie)).toBe(machine);
  },
);
