import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SitePage, preparePageSearch } from './site-pages.ts';

const page = (name: string, text = '', kind: SitePage['kind'] = 'page'): SitePage => ({
  ...{ kind, name, text },
  url: `/${name}`,
});
const pages = [
  page('Een schutting zetten', 'Zet zelf een schutting. Kies je palen en beton.'),
  page('Gipsplaten plaatsen', 'Een binnenwand van gipsplaten op metalen profielen.'),
  page('Bezorgen', 'Wanneer we bezorgen en wat het kost.'),
  page('Hoe kan ik mijn factuur betalen?', 'Met iDEAL of op rekening.', 'question'),
  page('Heb ik een account nodig om te bestellen?', 'Rondkijken kan zonder.', 'question'),
];
const dutch = preparePageSearch(pages, 'nl');
const first = (term: string) => dutch(term)[0]?.name ?? null;

describe('the pages that a search asks for', () => {
  it.each([
    ['schutting', 'Een schutting zetten'],
    ['schutting beton', 'Een schutting zetten'],
    ['gipsplaat', 'Gipsplaten plaatsen'],
    ['bezorgkosten', 'Bezorgen'],
    ['factuur', 'Hoe kan ik mijn factuur betalen?'],
    ['fact', 'Hoe kan ik mijn factuur betalen?'],
    ['hoe betaal ik mijn factuur', 'Hoe kan ik mijn factuur betalen?'],
    ['hoe bestellen', 'Heb ik een account nodig om te bestellen?'],
  ])('"%s" asks for "%s"', (term, name) => {
    expect(first(term)).toBe(name);
  });

  it.each(['palen', 'gipsplaat 12,5 mm', 'schutting hamer', 'de', 'ik', ''])(
    '"%s" asks for none',
    (term) => {
      expect(first(term)).toBeNull();
    },
  );

  it('are each found by their own name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pages), ({ name }) => {
        expect(first(name.toUpperCase())).toBe(name);
      }),
    );
  });

  it('are looked up for any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (term) => void dutch(term)));
  });
});
