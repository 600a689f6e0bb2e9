import { expect, test } from 'vitest';
import { removesTooManyPages } from '../content/publishing.ts';

test.each([
  [27_000, 0, false],
  [27_000, 2_700, false],
  [27_000, 2_701, true],
  [27_000, 27_000, true],
  // A small site removes a category with all its products.
  [60, 20, false],
  [60, 21, true],
  [0, 0, false],
])('of %i pages %i are removed: %s', (pages, lost, tooMany) => {
  expect(removesTooManyPages(pages, lost)).toBe(tooMany);
});
