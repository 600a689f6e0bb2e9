import { expect, test } from 'vitest';
import { localeCookie } from './language.ts';

test('the locale cookie lasts 365 days and holds on every path', () => {
  expect(localeCookie('en')).toBe('locale=en; path=/; max-age=31536000; samesite=lax');
});
