import { describe, expect, it } from 'vitest';
import { purposeWords, prepositions, stopWords } from './analyse/words.ts';
import { queryOfWholeRange } from './bench.ts';
import { createSearchIndex } from './create-index.ts';
import { demoDocuments } from '../../demo/search/demo-documents.ts';
import type { SearchDocument, SearchLocale } from './types.ts';

const documents = demoDocuments(1, 13_500, new Date('2026-11-21T00:00:00Z'));

/** A number and a unit that stand apart in the name: together they mean a size that it has not. */
const SIZE = /^[\d,.]+ (mm|cm|m|m2|m²|l|ml|kg|g|w|v)$/i;

/** Pairs of words of one name, in both orders, without words that mean nothing by themselves. */
function pairsOf(sold: readonly SearchDocument[], locale: SearchLocale): string[] {
  const isMeaningful = (word: string) => {
    const lower = word.toLowerCase();
    const sets = [stopWords[locale], purposeWords[locale], prepositions[locale]];
    return /[\p{L}\d]/u.test(word) && !sets.some((set: ReadonlySet<string>) => set.has(lower));
  };
  const pairs = new Set<string>();
  for (const { name } of sold) {
    const words = [...new Set(name.split(/\s+/).filter(isMeaningful))];
    for (const one of words)
      for (const other of words) {
        const pair = `${one} ${other}`;
        if (one !== other && (!SIZE.test(pair) || ` ${name} `.includes(` ${pair} `)))
          pairs.add(pair);
      }
  }
  return [...pairs];
}

describe.each(['nl', 'en'] as const)('two words of a name in %s', (locale) => {
  const index = createSearchIndex(locale, documents[locale]);
  const pairs = pairsOf(
    documents[locale].filter(({ soldOnline }) => soldOnline),
    locale,
  );
  const answer = (term: string) => index.search(queryOfWholeRange({ term, limit: 1 }));

  it('find something, in either order', { timeout: 120_000 }, () => {
    expect(pairs.length).toBeGreaterThan(10_000);
    // Evenly drawn: all of them take a minute.
    const drawn = pairs.filter((_, at) => at % 40 === 0);
    expect(drawn.filter((term) => answer(term).ids.length === 0)).toEqual([]);
  });

  it('find all words where both are words rather than sizes', { timeout: 120_000 }, () => {
    const plain = pairs.filter((term) => /^[\p{L}-]{3,} [\p{L}-]{3,}$/u.test(term));
    expect(plain.length).toBeGreaterThan(3000);
    const drawn = plain.filter((_, at) => at % 12 === 0);
    expect(drawn.filter((term) => answer(term).total === 0)).toEqual([]);
  });
});
