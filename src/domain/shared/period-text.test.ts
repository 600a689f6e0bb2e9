import { expect, test } from 'vitest';
import { periodText } from './dates.ts';

test('a period of one day is that day', () => {
  expect(periodText('2026-12-31', '2026-12-31', 'nl')).toBe('31 december 2026');
});

test('a longer period contains the month once', () => {
  expect(periodText('2026-12-25', '2026-12-26', 'nl')).toMatch(/^25.26 december 2026$/);
});
