import { expect, it } from 'vitest';
import { shortDayInSentence } from './days.ts';

it.each([
  ['nl', 'wo 25 nov'],
  ['en', 'Wed 25 Nov'],
] as const)('has the case of a day within a sentence (%s)', (locale, text) => {
  expect(shortDayInSentence('2026-11-25', locale)).toBe(text);
});
