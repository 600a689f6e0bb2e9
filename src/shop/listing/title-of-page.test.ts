import { expect, test } from 'vitest';
import { titleOfPage } from './list-head.ts';

const TEXT = 'Pagina {page}';

test.each([
  ['Gips | Bouwmaat', 1, undefined, 'Gips | Bouwmaat'],
  ['Gips | Bouwmaat', 2, undefined, 'Gips, pagina 2 | Bouwmaat'],
  ['Gips | Platen | Bouwmaat', 12, undefined, 'Gips | Platen, pagina 12 | Bouwmaat'],
  ['Zoeken | Bouwmaat', 1, 'Zoeken naar "gips"', 'Zoeken naar "gips" | Bouwmaat'],
  ['Zoeken | Bouwmaat', 3, 'Zoeken naar "a|b"', 'Zoeken naar "a|b", pagina 3 | Bouwmaat'],
])('%s on page %i (name %s) is %s', (title, page, name, expected) => {
  expect(titleOfPage(title, page, TEXT, name)).toBe(expected);
});
