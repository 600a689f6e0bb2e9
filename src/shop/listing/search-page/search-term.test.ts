import { expect, test } from 'vitest';
import { searchTermOfUrl } from './search-term.ts';

test.each([
  ['/zoeken/gips%20plaat', '', 'gips plaat', true],
  ['/zoeken/100%25', '', '100%', true],
  ['/zoeken/100%', '', '100%', true],
  ['/zoeken', '?SearchTerm=+kit+', 'kit', false],
  ['/zoeken/kit', '?SearchTerm=lijm', 'kit', true],
  ['/zoeken', '', '', false],
])('%s%s searches for %j', (pathname, search, term, isInPath) => {
  expect(searchTermOfUrl({ pathname, search }, '/zoeken')).toEqual({ term, isInPath });
});
