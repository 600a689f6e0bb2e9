import { expect, test } from 'vitest';
import { firstDay, lastDay } from './days.ts';

test.each([
  ['2026-11-29T22:59:59.000Z', '29 november'],
  // Midnight in Amsterdam: the day before was the last one.
  ['2026-11-30T23:00:00.000Z', '30 november'],
  ['2026-12-01', '1 december'],
])('a period until %s ends on %s', (end, day) => {
  expect(lastDay(end, 'nl')).toBe(day);
});

test('in English', () => {
  expect(lastDay('2026-12-01', 'en')).toBe('1 December');
});

test('formats the first day of a period', () => {
  expect(firstDay('2026-11-30T23:00:00.000Z', 'nl')).toBe('1 december');
  expect(firstDay('2026-11-01', 'en')).toBe('1 November');
});
