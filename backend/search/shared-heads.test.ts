import { expect, it } from 'vitest';
import { NAME_HEAD } from './fields.ts';
import { sharedHeads } from './compound-graph.ts';
import { Vocabulary } from './vocabulary.ts';

/** The heads of a catalogue whose products are called by these words. */
function headsOf(...words: string[]): Map<string, number[]> {
  const vocabulary = new Vocabulary('nl');
  for (const [row, word] of words.entries())
    vocabulary.add(vocabulary.intern(word), row, NAME_HEAD);
  return sharedHeads(vocabulary, () => true);
}

it('gives the end of a compound behind a word of the catalogue', () => {
  expect([...headsOf('werkbroek', 'werk').keys()]).toContain('broek');
});

it('leaves the s of a head to it, unless the word in front takes one', () => {
  const heads = [...headsOf('voegspijker', 'voeg', 'veiligheidslaars', 'veiligheid').keys()];
  expect(heads).toContain('spijker');
  expect(heads).not.toContain('pijker');
  expect(heads).toContain(new Vocabulary('nl').stem('laars'));
});
