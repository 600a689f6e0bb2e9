import { expect, test } from 'vitest';
import { dayName } from './day-words.ts';
import { periodText } from './period-text.ts';

test('weekdays have their name in the language of the page', () => {
  expect(dayName(1, 'nl')).toBe('maandag');
  expect(dayName(7, 'en')).toBe('Sunday');
  expect(dayName(6, 'nl', 'short')).toBe('za');
});

test('a period of one day is that day', () => {
  expect(periodText('2026-12-31', '2026-12-31', 'nl')).toBe('31 december 2026');
});

test('a longer period names the month once', () => {
  expect(periodText('2026-12-25', '2026-12-26', 'nl')).toMatch(/^25.26 december 2026$/);
});
