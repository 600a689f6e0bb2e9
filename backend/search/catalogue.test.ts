import { describe, expect, it } from 'vitest';
import { queryOfWholeRange } from './bench.ts';
import { createSearchIndex } from './create-index.ts';
import { demoDocuments } from '../../demo/search/demo-documents.ts';

const NOW = new Date('2026-05-20T12:00:00Z');

describe('the demo catalogue', () => {
  const documents = demoDocuments(1, 3000, NOW).nl;
  const index = createSearchIndex('nl', documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const search = (term: string) =>
    index
      .search(queryOfWholeRange({ term, onlySoldOnline: false, limit: 3000 }))
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
