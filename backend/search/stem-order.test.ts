import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CompoundGraph } from './compound-graph.ts';
import { Vocabulary } from './vocabulary.ts';
import { NAME } from './fields.ts';

/** The words of an invented catalogue, each on a product of its own. */
function vocabularyOf(words: readonly string[]): Vocabulary {
  const vocabulary = new Vocabulary('nl');
  words.forEach((word, row) => vocabulary.add(vocabulary.intern(word), row, NAME));
  return vocabulary;
}

it('finds the stems that begin or end with a text, by number', () => {
  const word = fc.stringMatching(/^[abé]{1,7}$/);
  fc.assert(
    fc.property(fc.array(word), word, (words, text) => {
      const vocabulary = vocabularyOf(words);
      const compounds = new CompoundGraph(vocabulary);
      const stems = vocabulary.stemText.map((stem, id) => ({ stem, id }));
      const long = stems.filter(({ stem }) => stem.length >= text.length + 3);
      const ids = (found: typeof stems) => found.map(({ id }) => id);
      expect(compounds.startingWith(text)).toEqual(
        ids(long.filter(({ stem }) => stem.startsWith(text))),
      );
      expect(compounds.endingIn(text)).toEqual(ids(long.filter(({ stem }) => stem.endsWith(text))));
    }),
  );
});

it('looks at few of many stems, and finds those that come later', () => {
  const letters = 'bdfgklmnprst';
  const words = Array.from({ length: 12 ** 3 }, (_, at) =>
    [at, Math.floor(at / 12), Math.floor(at / 144)]
      .map((digit) => `${letters[digit % 12]}aa`)
      .join('x'),
  );
  const vocabulary = vocabularyOf(words);
  const compounds = new CompoundGraph(vocabulary);
  compounds.startingWith('waterp');
  compounds.endingIn('waterp');
  let looks = 0;
  const { stemText } = vocabulary;
  const watched = { value: new Proxy(stemText, { get: (list, key) => (looks++, Reflect.get(list, key) as unknown) }) }; // oxfmt-ignore
  Object.defineProperty(vocabulary, 'stemText', watched);
  expect(compounds.startingWith('waterp')).toEqual([]);
  expect(compounds.endingIn('waterp')).toEqual([]);
  expect(looks).toBeLessThan(20);
  Object.defineProperty(vocabulary, 'stemText', { value: stemText });

  const later = vocabulary.intern('waterpomptang');
  vocabulary.add(later, words.length, NAME);
  expect(compounds.startingWith('waterp')).toEqual([vocabulary.stemOf[later]]);
});
