import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SearchResult } from '../../../domain/search/search.ts';
import { withTexts } from '../list-setup.ts';
import { SearchNone } from './search-page.tsx';

const setup = withTexts({
  locale: 'nl',
  path: '/zoeken',
  links: { search: '/zoeken/*', category: '/producten/*', brand: '/merken/*' },
  scope: {},
  options: { limit: 12, sortOptions: [], prefilters: [] },
  filtersCategories: true,
  filtersBrands: true,
  banner: null,
});

it('leads on: by other words, popular categories, popular brands and what the page gives', () => {
  const result = {
    alternativeSuggestions: ['gips 12,5'],
    popularCategories: [{ name: 'Platen', url: 'bouw/platen' }],
    popularBrands: [{ name: 'Vos & Zn', url: 'vos-zn' }],
  } as unknown as SearchResult;
  const texts = { title: 'Zoeken', for: '', none: 'Niets voor {term}', noneText: '' };
  const html = renderToStaticMarkup(
    <SearchNone {...{ setup, result, texts }} term="gibs">
      <i>tegels</i>
    </SearchNone>,
  );
  expect(html).toContain('>Niets voor gibs</h1>');
  expect(html).toContain('href="/zoeken/gips%2012%2C5"');
  expect(html).toContain('href="/producten/bouw/platen"');
  expect(html).toContain('href="/merken/vos-zn"');
  expect(html).toContain('<i>tegels</i>');
});
