import { expect, it } from 'vitest';
import { shortDay, shortDayInSentence } from './short-day.ts';

it.each([
  ['nl', 'Wo 25 nov'],
  ['en', 'Wed 25 Nov'],
] as const)('is short and begins a sentence (%s)', (locale, text) => {
  expect(shortDay('2026-11-25', locale)).toBe(text);
});

it.each([
  ['nl', 'wo 25 nov'],
  ['en', 'Wed 25 Nov'],
] as const)('is written as the language does within a sentence (%s)', (locale, text) => {
  expect(shortDayInSentence('2026-11-25', locale)).toBe(text);
});
