import { expect, it } from 'vitest';
import { sharedCartKey, sharedCartQuery } from './shared-cart-link.ts';

const KEY = 'abcdefghijklmnopqrst-_';

it('returns the key of a link', () => {
  expect(sharedCartKey(sharedCartQuery(KEY))).toBe(KEY);
  expect(sharedCartKey(`?a=1&share=${KEY}`)).toBe(KEY);
});

it.each(['', '?share=', '?share=short', '?share=abcdefghijklmnopqrst/%2F', '?shared=x'])(
  'finds no key in %j',
  (search) => {
    expect(sharedCartKey(search)).toBeNull();
  },
);
