import { describe, expect, it } from 'vitest';
import { plainQuery } from './bench.ts';
import { createSearchIndex } from './create-index.ts';
import { demoDocuments } from '../../demo/search/demo-documents.ts';

const NOW = new Date('2026-05-20T12:00:00Z');

describe.each([1, 2])('the demo catalogue, seed %i', (seed) => {
  const documents = demoDocuments(seed, 3000, NOW).nl;
  const index = createSearchIndex('nl', documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const search = (term: string) =>
    index
      .search(plainQuery({ term, onlySoldOnline: false, limit: 3000 }))
      .ids.map((id) => byId.get(id)!);

  it('finds sheets under plaat and chipboard screws under schroef', () => {
    const onFirstPage = (term: string) =>
      search(term)
        .slice(0, 12)
        .map((one) => one.family);
    expect(onFirstPage('plaat')).toContain('gipsplaat');
    expect(onFirstPage('plaat')).not.toContain('kwast');
    expect(onFirstPage('schroef')).toContain('spaanplaatschroef');
    expect(onFirstPage('glas')[0]).not.toBe('vuren-regel');
    expect(
      search('gipsplaat')
        .slice(0, 12)
        .every((one) => /gipsplaat/i.test(one.name)),
    ).toBe(true);
    expect(
      search('schroef')
        .slice(0, 12)
        .every((one) => /schroef/i.test(one.name)),
    ).toBe(true);
  });

  it.each([
    ['schroef', 'schroeven', 'schroeffen'],
    ['buis', 'buizen'],
    ['verf', 'verven'],
    ['dakpan', 'dakpannen'],
    ['gipsplaat', 'gipsplaten'],
    ['moer', 'moeren'],
    ['12,5', '12.5'],
  ])('leads from %s and its other forms to the same', (...forms) => {
    const [first, ...others] = forms.map((form) => search(form).map((one) => one.id));
    for (const other of others) expect(other).toEqual(first);
  });

  it('finds a product first by its number, its last six digits and its EAN', () => {
    for (const document of documents.filter((_, at) => at % 50 === 0)) {
      for (const term of [document.number, document.number.slice(-6), document.ean]) {
        expect(search(term)[0]?.id).toBe(document.id);
      }
      const beginning = document.number.slice(0, -2);
      expect(search(beginning)[0]?.number.startsWith(beginning)).toBe(true);
    }
  });

  it('forgives a typo and an unknown word', () => {
    expect(search('gipsplaaat').map((one) => one.id)).toEqual(
      search('gipsplaat').map((one) => one.id),
    );
    expect(search('gipsplaat zxqvkw').map((one) => one.id)).toEqual(
      search('gipsplaat').map((one) => one.id),
    );
  });

  it('finds a product by its whole name among the first', () => {
    for (const document of documents.filter((_, at) => at % 97 === 0)) {
      const found = search(document.name).slice(0, 12);
      expect(
        found.some((one) => one.name === document.name),
        document.name,
      ).toBe(true);
    }
  });
});
