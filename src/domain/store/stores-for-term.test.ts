import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storesForTerm } from './stores-for-term.ts';

const stores = [
  { name: 'Utrecht', city: 'Utrecht', postalCode: '3542 AB' },
  { name: 'Houten', city: 'Houten', postalCode: '3991 CD' },
  { name: 'Den Haag', city: "'s-Gravenhage", postalCode: '2526 EF' },
  { name: 'Delft', city: 'Delft', postalCode: '2521 GH' },
];
const named = (term: string) => storesForTerm(term, stores).map(({ name }) => name);

it.each([
  ['utrecht', ['Utrecht']],
  ['Vestiging Utrecht', ['Utrecht']],
  ['openingstijden den haag', ['Den Haag']],
  ['utrec', ['Utrecht']],
  ['3542', ['Utrecht']],
  ['2521zz', ['Delft', 'Den Haag']],
  ['2527 AB', ['Den Haag', 'Delft']],
])('"%s" names %j', (term, expected) => {
  expect(named(term)).toEqual(expected);
});

it.each(['hout', 'vestiging', '2600', '2600 mm', 'utrecht hamer', ''])(
  '"%s" is not taken for a place',
  (term) => {
    expect(named(term)).toEqual([]);
  },
);

it('answers any text with branches of the list, each once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (term) => {
      const found = storesForTerm(term, stores);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((store) => stores.includes(store))).toBe(true);
    }),
  );
});
