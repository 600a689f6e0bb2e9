import { expect, it } from 'vitest';
import { guardOutcome } from './guards.ts';

it.each([
  ['authed', true, '', 'pass'],
  ['authed', false, '', 'sign-in'],
  ['authed', false, '?x=gedeeld', 'sign-in'],
  ['authed', false, '?gedeeld=abc', 'pass'],
  ['auth', true, '', 'home'],
  ['auth', false, '?redirectRoute=%2F', 'pass'],
] as const)('%s, signed in: %s, query %j: %s', (name, isSignedIn, search, outcome) => {
  expect(guardOutcome(name, { isSignedIn, search })).toBe(outcome);
});

it.each(['', 'admin', 'toString', '__proto__'])('the guard %j is an error 500', (name) => {
  const guard = () => guardOutcome(name, { isSignedIn: true, search: '' });
  expect(guard).toThrow(
    expect.objectContaining({ status: 500, message: `Unknown middleware '${name}'` }),
  );
});
