import { expect, test } from 'vitest';
import { localeOf } from './page-locale.ts';

test.each([
  ['/', 'nl'],
  ['/en', 'en'],
  ['/en.html', 'en'],
  ['/en/brand/[url]', 'en'],
  ['/energie', 'nl'],
  ['/merken/en', 'nl'],
])('%s is %s', (path, locale) => {
  expect(localeOf(path)).toBe(locale);
});
