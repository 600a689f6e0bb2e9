import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canSearch, canSuggest, searchAddress, trimTerm } from './search-term.ts';

it('needs a term that is not empty after trimming, and two characters to suggest', () => {
  expect([canSearch('  '), canSearch(' a '), canSuggest(' a '), canSuggest(' ab ')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it('leaves a trimmed term as it is', () => {
  fc.assert(fc.property(fc.string(), (term) => trimTerm(trimTerm(term)) === trimTerm(term)));
});

it('has an address that contains the whole term', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (term) => {
      const { pathname, searchParams } = new URL(
        searchAddress('/zoeken', term),
        'http://shop.test',
      );
      const inPath = decodeURIComponent(pathname.replace(/^\/zoeken\/?/, ''));
      expect(searchParams.get('SearchTerm') ?? inPath).toBe(term);
      expect(pathname.startsWith('/zoeken')).toBe(true);
    }),
    { examples: [['.'], ['..'], ['a/b'], ['50%'], ['%2e%2e'], ['a?b#c']] },
  );
});
