import { expect, it } from 'vitest';
import { shortDay } from './short-day.ts';

it.each([
  ['nl', 'Wo 25 nov'],
  ['en', 'Wed 25 Nov'],
] as const)('is short and begins a sentence (%s)', (locale, text) => {
  expect(shortDay('2026-11-25', locale)).toBe(text);
});
