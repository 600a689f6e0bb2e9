import { expect, it } from 'vitest';
import { kindOfFeature, lettersOf, pairFeature, pairsOf } from './task-features.ts';

it('pairs each word with the next two', () => {
  expect(pairsOf(['rand', 'bad', 'is', 'zwart'])).toEqual([
    ['rand', 'bad'],
    ['rand', 'is'],
    ['bad', 'is'],
    ['bad', 'zwart'],
    ['is', 'zwart'],
  ]);
});

it('reads four letters in a row, with the ends of the word', () => {
  expect(lettersOf('rand')).toEqual(['#<ran', '#rand', '#and>']);
  expect(lettersOf('wc')).toEqual(['#<wc>']);
  expect(lettersOf('')).toEqual([]);
});

it.each([
  ['rand', 'word'],
  ['was ', 'word'],
  [pairFeature('rand', 'bad'), 'pair'],
  ['#<ran', 'letters'],
])('knows the kind of the feature "%s"', (feature, kind) => {
  expect(kindOfFeature(feature)).toBe(kind);
});
