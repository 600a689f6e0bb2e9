import { describe, expect, it } from 'vitest';
import { respellingLookup, synonymLookup } from './synonym-lookup.ts';

const both = (...words: string[]) => ({ from: words, to: words });
const synonyms = synonymLookup(
  [
    both('wandcloset', 'wc pot', 'hangtoilet'),
    both('haakse slijper', 'slijptol'),
    both('gevelsteen', 'façadesteen'),
    both('airco', 'a/c'),
    both('boor', 'boortje', 'drilboor'),
    { from: ['rockwool', 'roxul'], to: ['steenwol', 'rotswol'] },
    both('rotswol', 'steenwol'),
    both('rockwool', 'deken van steen plaat'),
  ],
  'nl',
);

describe('the other words for a phrase', () => {
  it('are found from each side of a group, words and phrases', () => {
    expect(synonyms('wandcloset')).toEqual(['wc pot', 'hangtoilet']);
    expect(synonyms('wc pot')).toEqual(['wandcloset', 'hangtoilet']);
    expect(synonyms('deken van steen plaat')).toEqual(['rockwool']);
    expect(synonyms('pot')).toEqual([]);
    expect(synonyms('')).toEqual([]);
  });

  it.each(['wc-pot', 'WC  Pot', 'wcpot', 'wc potten', 'wcpotten'])(
    'are those of "%s" too',
    (term) => {
      expect(synonyms(term)).toEqual(['wandcloset', 'hangtoilet']);
    },
  );

  it('know accents, punctuation, plural and inflection', () => {
    expect(synonyms('facadestenen')).toEqual(['gevelsteen']);
    expect(synonyms('AC')).toEqual(['airco']);
    expect(synonyms('haakse slijpers')).toEqual(['slijptol']);
    expect(synonyms('haakseslijper')).toEqual(['slijptol']);
    // `boortje` has the key of `boor`: neither is another word for the other.
    expect(synonyms('boor')).toEqual(['drilboor']);
  });

  it('meet where a short last word has an ending when written as one', () => {
    const english = synonymLookup([both('high-visibility', 'hi-vis')], 'en');
    expect(english('hi vis')).toEqual(['high-visibility']);
    expect(english('hivis')).toEqual(['high-visibility']);
  });

  it('follow an arrow in its direction only, and no further than one step', () => {
    expect(synonyms('roxul')).toEqual(['steenwol', 'rotswol']);
    expect(synonyms('steenwol')).toEqual(['rotswol']);
  });

  it('are those of all groups that a word is in', () => {
    expect(synonyms('rockwool')).toEqual(['steenwol', 'rotswol', 'deken van steen plaat']);
  });
});

it('a misspelt word is read as one of the groups: of the same sound, or with one sound changed', () => {
  const meant = respellingLookup(
    [both('accuboor', 'schroefmachine'), both('boor', 'wc pot')],
    'nl',
  );
  expect(meant('acuboor', 0)).toBe('accuboor');
  expect(meant('acubor', 0)).toBe('accuboor');
  expect(meant('schroefmasine', 0)).toBeNull();
  expect(meant('schroefmachiene', 1)).toBe('schroefmachine');
  for (const word of ['accuboor', 'bor', 'zaag', 'wcpt']) expect(meant(word, 1), word).toBeNull();
});
