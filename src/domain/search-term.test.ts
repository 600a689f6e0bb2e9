import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canSearch, canSuggest, trimTerm } from './search-term.ts';

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
