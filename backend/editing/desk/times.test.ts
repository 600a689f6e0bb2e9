import { expect, test } from 'vitest';
import { momentText, secondsText } from './texts.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:45:00Z', 'nl', 'za 21 nov 13:45'],
  ['2026-07-01T22:30:00Z', 'en', 'Thu 2 Jul 00:30'],
  ['2026-12-31T23:30:00Z', 'nl', 'vr 1 jan 2027 00:30'],
] as const)('%s is said in %s as %s', (at, locale, said) => {
  expect(momentText(new Date(at), locale, now)).toBe(said);
});

test.each([
  [0.04, '0 s'],
  [0.44, '0,4 s'],
  [9.96, '10 s'],
  [59.4, '59 s'],
  [59.6, '1 min'],
  [185, '3 min 5 s'],
])('%d seconds are %s', (seconds, said) => {
  expect(secondsText(seconds, 'nl')).toBe(said);
});
