import { describe, expect, it } from 'vitest';
import { queryOfWholeRange } from '../bench.ts';
import { createSearchIndex } from '../create-index.ts';
import { namedDocuments } from '../sample-documents.ts';

/** Products with these names, the last one the most popular. */
const documentsOf = (names: readonly string[]) =>
  namedDocuments(names, 'nl', (at) => ({
    brand: at % 2 === 0 ? 'Even' : 'Oneven',
    popularity: at,
  }));

function shopOf(names: readonly string[]) {
  const index = createSearchIndex('nl', documentsOf(names));
  return (term: string, brands: string[] = []) => {
    const hits = index.search(queryOfWholeRange({ term, brands }));
    return { ...hits, names: hits.ids.map((id) => names[id - 1]!) };
  };
}

const ask = shopOf([
  'Balk vuren 44x69 mm 3900 mm',
  'Balk vuren 44x69 mm 2700 mm',
  'Balk vuren 44x69 mm 5100 mm',
  'Plank vuren 18x145 mm 4000 mm',
  'Plank vuren 18x145 mm 2400 mm 4 st',
]);

describe('a length that is asked for', () => {
  it('is kept where a product has it', () => {
    const { names, total, sizeInstead } = ask('plank 4 meter');
    expect([names[0], total, sizeInstead]).toEqual(['Plank vuren 18x145 mm 4000 mm', 1, null]);
  });

  it('gives the nearest ones where none has it, and says so', () => {
    const { names, total, sizeInstead } = ask('balk 4 meter');
    expect(total).toBe(0);
    expect(names.slice(0, 3)).toEqual([
      'Balk vuren 44x69 mm 3900 mm',
      'Balk vuren 44x69 mm 5100 mm',
      'Balk vuren 44x69 mm 2700 mm',
    ]);
    expect(sizeInstead).toEqual({ asked: '4 meter', nearestMm: 3900 });
  });

  it('is not what is missing where another word is', () => {
    expect(ask('deur 4 meter').sizeInstead).toBeNull();
  });
});

it('close matches are counted, and keep their filters', () => {
  const all = ask('balk 4 meter');
  expect(all.brands).not.toEqual([]);
  for (const { name, count } of all.brands) {
    const chosen = ask('balk 4 meter', [name]);
    expect([chosen.total, chosen.closeTotal]).toEqual([0, count]);
  }
  expect(ask('balk 4 meter', ['Oneven']).sizeInstead).toEqual({
    asked: '4 meter',
    nearestMm: 2700,
  });
});
