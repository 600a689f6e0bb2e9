import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { normalise, splitChunks } from './analyse/tokens.ts';
import { queryOfWholeRange } from './bench.ts';
import { CategoryNames } from './categories.ts';
import { createSearchIndex } from './create-index.ts';
import { demoDocuments } from '../../demo/search/demo-documents.ts';
import { nounPositionOf } from './name-head.ts';
import { Vocabulary } from './vocabulary.ts';

/** Singular and plural of what the catalogue sells, and of the words people use for it. */
const PLURALS = readFileSync(new URL('../../demo/search/noun-plurals.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [singular: string, plural: string]);
/** Nouns of names that have no plural: materials, plants, adjectives used as nouns. */
const UNCOUNTED =
  /zand$|split$|cement$|mortel$|pleister$|beton$|lijm$|verf$|wol$|grind$|granulaat$|-|^(?:epdm|eps|osb|mdf|pvc|metalstud|betontriplex|laminaat|voorstrijk|tweewielig|halfhouts|zweeds|multiplex|taxus|purschuim|kraanbare|voegenvuller|channelsiding|flexibele|ardenner|beukenhaag|rhombus|liguster|coniferen|polycarbonaat|perilex)$/;

const documents = demoDocuments(1, 13_500, new Date('2026-11-21T00:00:00Z')).nl;

describe('Dutch plurals', () => {
  const index = createSearchIndex('nl', documents);
  const found = (term: string) => index.search(queryOfWholeRange({ term, limit: 13_500 }));

  it('are listed for every noun that a product is called', () => {
    const vocabulary = new Vocabulary('nl');
    const categories = new CategoryNames();
    const listed = new Set(PLURALS.map(([singular]) => singular));
    const missing = new Set<string>();
    for (const { name, categoryNames } of documents) {
      const chunks = splitChunks(normalise(name)).filter(Boolean);
      const nouns = categories.nouns(categoryNames, vocabulary);
      const at = nounPositionOf(chunks, 'nl', (chunk) => nouns.matches(vocabulary.stem(chunk)));
      const noun = chunks[at] ?? '';
      if (!listed.has(noun) && !UNCOUNTED.test(noun)) missing.add(noun);
    }
    expect([...missing]).toEqual([]);
  });

  it('find the same products as their singular', () => {
    const different = PLURALS.filter(([singular, plural]) => {
      const [one, many] = [found(singular), found(plural)];
      return one.total !== many.total || one.ids.join() !== many.ids.join();
    });
    expect(different).toEqual([]);
  });

  it('find something for nearly all of them', () => {
    const unfound = PLURALS.filter(([singular]) => found(singular).ids.length === 0);
    expect(unfound.length).toBeLessThan(PLURALS.length / 50);
  });
});
