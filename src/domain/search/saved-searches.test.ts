import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSaveSearch,
  MAX_SAVED_SEARCHES,
  type SavedSearch,
  savedSearchFor,
  termKey,
  withoutSavedSearch,
  withSavedSearch,
} from './saved-searches.ts';

const search = (term: string, id: number): SavedSearch => ({
  ...{ id, term },
  savedAt: '2026-11-20T12:00:00.000Z',
});
const word = fc.constantFrom('gips', 'Gips', ' gips  plaat ', 'gips plaat', 'kit', 'KIT');
const save = (terms: readonly string[]) =>
  terms.map(search).reduce<SavedSearch[]>(withSavedSearch, []);

describe('saved searches', () => {
  it('hold each term once, the last saved first', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 3 }))), (terms) => {
        const keys = save(terms).map(({ term }) => termKey(term));
        expect(keys).toEqual([...new Set(terms.toReversed().map(termKey))]);
      }),
    );
  });

  it('find a term whatever its spaces, capitals and composed letters', () => {
    const saved = save(['Gips  plaat', 'cre\u0301me']);
    expect(savedSearchFor(saved, ' gips plaat')?.id).toBe(0);
    expect(savedSearchFor(saved, 'CRÉME')?.id).toBe(1);
    expect(savedSearchFor(saved, 'gips')).toBeUndefined();
    fc.assert(fc.property(fc.string(), (term) => termKey(termKey(term)) === termKey(term)));
  });

  it('have room for fifty, and for a term among them once more', () => {
    const saved = save(Array.from({ length: MAX_SAVED_SEARCHES }, (_, i) => `term ${i}`));
    expect(canSaveSearch(saved.slice(1), 'kit')).toBe(true);
    expect(canSaveSearch(saved, 'kit')).toBe(false);
    expect(canSaveSearch(saved, 'TERM 7')).toBe(true);
  });

  it('lose what is removed, and keep the order of the others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.nat(9), (terms, id) => {
        const saved = save(terms);
        expect(withoutSavedSearch(saved, id)).toEqual(saved.filter((one) => one.id !== id));
      }),
    );
  });
});
