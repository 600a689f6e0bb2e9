import { expect, test } from 'vitest';
import { defaultListState } from '../../domain/listing/list-state.ts';
import { addressOfPage, canonicalPage, titleOfPage } from './list-head.ts';

const URL_1 = 'https://shop.example/producten/gips';

test('a page of a list has an address of its own, the first one that of the list', () => {
  expect(addressOfPage(URL_1, 2)).toBe(`${URL_1}?Page=2`);
  expect(addressOfPage(`${URL_1}?Page=2`, 3)).toBe(`${URL_1}?Page=3`);
  expect(addressOfPage(`${URL_1}?Page=3`, 1)).toBe(URL_1);
});

test('what is filtered or sorted has that of the list: it is no page of its own', () => {
  const list = defaultListState({ limit: 12, sortOptions: [] });
  expect(canonicalPage(list, list)).toBe(1);
  expect(canonicalPage({ ...list, page: 4 }, list)).toBe(4);
  expect(canonicalPage({ ...list, page: 4, brands: ['Vos'] }, list)).toBe(1);
  expect(canonicalPage({ ...list, page: 4, sort: 'price' }, list)).toBe(1);
});

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
