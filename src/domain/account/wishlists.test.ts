import { expect, it } from 'vitest';
import { MAX_WISHLIST_NAME_LENGTH, uniqueWishlistName, wishlistNameProblem } from './wishlists.ts';

it.each([
  ['Badkamer', null],
  ['  Badkamer  ', null],
  ['x'.repeat(MAX_WISHLIST_NAME_LENGTH), null],
  ['', 'nameEmpty'],
  ['   ', 'nameEmpty'],
  ['x'.repeat(MAX_WISHLIST_NAME_LENGTH + 1), 'nameLong'],
  ['zolder', 'nameTaken'],
  [' ZOLDER ', 'nameTaken'],
])('checks the name %j: %s', (name, fault) => {
  expect(wishlistNameProblem(name, ['Zolder'])).toBe(fault);
});

it('numbers a name that is taken', () => {
  expect(uniqueWishlistName('Schuur', ['Zolder'])).toBe('Schuur');
  expect(uniqueWishlistName('Zolder', ['zolder'])).toBe('Zolder (2)');
  expect(uniqueWishlistName('Zolder', ['Zolder', 'Zolder (2)', 'ZOLDER (3)'])).toBe('Zolder (4)');
});

it('keeps a numbered name within its length', () => {
  const long = 'x'.repeat(MAX_WISHLIST_NAME_LENGTH);
  const free = uniqueWishlistName(long, [long]);
  expect(free).toBe(`${'x'.repeat(MAX_WISHLIST_NAME_LENGTH - 4)} (2)`);
  expect(wishlistNameProblem(free, [long])).toBeNull();
});
