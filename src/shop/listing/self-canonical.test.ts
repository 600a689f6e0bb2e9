import { expect, test } from 'vitest';
import { defaultListState } from '../../domain/listing/list-state.ts';
import { addressOfPage, ownPage } from './list-head.ts';

const URL_1 = 'https://shop.example/producten/gips';

test('a page of a list has an address of its own, the first one that of the list', () => {
  expect(addressOfPage(URL_1, 2)).toBe(`${URL_1}?Page=2`);
  expect(addressOfPage(`${URL_1}?Page=2`, 3)).toBe(`${URL_1}?Page=3`);
  expect(addressOfPage(`${URL_1}?Page=3`, 1)).toBe(URL_1);
});

test('what is filtered or sorted has that of the list: it is no page of its own', () => {
  const list = defaultListState({ limit: 12, sortOptions: [] });
  expect(ownPage(list, list)).toBe(1);
  expect(ownPage({ ...list, page: 4 }, list)).toBe(4);
  expect(ownPage({ ...list, page: 4, brands: ['Vos'] }, list)).toBe(1);
  expect(ownPage({ ...list, page: 4, sort: 'price' }, list)).toBe(1);
});
