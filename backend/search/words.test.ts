import { describe, expect, it } from 'vitest';
import { queryOfWholeRange } from './bench.ts';
import { createSearchIndex } from './create-index.ts';
import { sampleDocuments } from './sample-documents.ts';

const LIMITS = { keywords: 6, brands: 4, categories: 4, products: 6 };

describe.each([1, 2])('the words of the trade, seed %i', (seed) => {
  const documents = [...sampleDocuments(seed, 1000, 'nl')];
  const index = createSearchIndex('nl', documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const search = (term: string) =>
    index.search(queryOfWholeRange({ term, onlySoldOnline: false, limit: 1000 }));
  const names = (term: string) => search(term).ids.map((id) => byId.get(id)!.name);
  const firstNames = (term: string) => names(term).slice(0, 12);

  it('finds compounds by their head', () => {
    expect(names('plaat').some((name) => name.startsWith('Gipsplaat '))).toBe(true);
    expect(names('schroef').some((name) => name.startsWith('Spaanplaatschroef'))).toBe(true);
    expect(firstNames('schroef').every((name) => /schroef/i.test(name))).toBe(true);
    expect(firstNames('gipsplaat').every((name) => name.startsWith('Gipsplaat '))).toBe(true);
  });

  it.each([
    ['schroef', 'schroeven', 'schroeffen'],
    ['buis', 'buizen'],
    ['verf', 'verven'],
    ['dakpan', 'dakpannen'],
    ['plaat', 'platen', 'plaatje'],
    ['12,5', '12.5', '12,50'],
    ['2600x600x12,5', '2600 x 600 x 12.5', '2600×600×12,5'],
    ['osb-plaat', 'osbplaat'],
  ])('takes %s and its other forms for the same', (...forms) => {
    const [first, ...others] = forms.map((form) => search(form).ids);
    expect(first!.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  });

  it('finds a size by its first two measures', () => {
    expect(firstNames('2600x600').every((name) => name.includes('2600x600x'))).toBe(true);
    expect(
      firstNames('12,5mm gipsplaat').every((name) => /^Gipsplaat .*x12,5 mm$/.test(name)),
    ).toBe(true);
  });

  it('finds a number by its beginning, its last six digits and the EAN, first of all', () => {
    for (const document of documents.slice(0, 40)) {
      for (const term of [document.number, document.number.slice(-6), document.ean]) {
        expect(search(term).ids[0]).toBe(document.id);
        expect(index.suggest(term, LIMITS).productIds[0]).toBe(document.id);
      }
      const beginning = document.number.slice(0, 6);
      expect(
        search(beginning)
          .ids.slice(0, 100)
          .map((id) => byId.get(id)!.number),
      ).toSatisfy((numbers: string[]) =>
        numbers.every(
          (number) => number.startsWith(beginning) || number.slice(-6).startsWith(beginning),
        ),
      );
    }
  });

  it('forgives a typo', () => {
    expect(search('gipsplaaat').ids).toEqual(search('gipsplaat').ids);
    expect(names('spanplaatschroef')[0]).toMatch(/^Spaanplaatschroef/);
    expect(names('murverf')[0]).toMatch(/^Muurverf/);
  });

  it('finds the rest when one word is unknown', () => {
    expect(search('gipsplaat xyzzyq').ids).toEqual(search('gipsplaat').ids);
    expect(search('xyzzyq').total).toBe(0);
  });

  it('answers an unknown compound by what it would be', () => {
    expect(firstNames('zolderverf').every((name) => /verf /i.test(name))).toBe(true);
  });

  it('puts what has all words before what has some', () => {
    expect(
      firstNames('gipsplaat brandwerend').every((name) => name.startsWith('Gipsplaat Brandwerend')),
    ).toBe(true);
  });

  it('offers other words when little was found', () => {
    const few = createSearchIndex('nl', documents.slice(0, 40));
    const alternatives = (term: string) => few.search(queryOfWholeRange({ term })).alternatives;
    expect(alternatives('spaanplaatschroef topplaag')).toContain('spaanplaatschroef toplaag');
    expect(alternatives('koperbuizen').some((word) => /buis|buizen/.test(word))).toBe(true);
    expect(search('gipsplaat').alternatives).toEqual([]);
  });

  it('suggests words, brands, categories and products', () => {
    const hits = index.suggest('gips', LIMITS);
    expect(hits.keywords.map((one) => one.text)).toContain('gipsplaat');
    expect(hits.keywords.find((one) => one.text === 'gipsplaat')?.categoryId).toBe(101);
    expect(hits.categoryIds).toEqual([101]);
    expect(hits.productIds.map((id) => byId.get(id)!.name)).toSatisfy((all: string[]) =>
      all.every((name) => name.startsWith('Gipsplaat')),
    );
    expect(index.suggest('topl', LIMITS).brands).toEqual(['Toplaag']);
    expect(index.suggest('verf ro', LIMITS).keywords.map((one) => one.text)).toContain(
      'verfroller',
    );
    expect(index.suggest('g', LIMITS).keywords).toEqual([]);
  });
});

describe('English', () => {
  const documents = [...sampleDocuments(1, 500, 'en')];
  const index = createSearchIndex('en', documents);
  const search = (term: string) =>
    index.search(queryOfWholeRange({ term, onlySoldOnline: false, limit: 1000 }));

  it('meets singular and plural, sizes, numbers and brands', () => {
    expect(search('screws').ids).toEqual(search('screw').ids);
    expect(search('plasterboards').total).toBeGreaterThan(0);
    expect(search('2600x600').total).toBeGreaterThan(0);
    expect(search('Toplaag').total).toBeGreaterThan(0);
    expect(search(documents[7]!.ean).ids[0]).toBe(documents[7]!.id);
  });
});
