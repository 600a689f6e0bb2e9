import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SearchResult } from '../../../domain/search/search.ts';
import { withTexts } from '../list-setup.ts';
import { SEARCH_TEXTS, type SearchTexts, SearchNone } from './search-page.tsx';

const noTexts = Object.fromEntries(SEARCH_TEXTS.map((key) => [key, ''])) as SearchTexts;

const setup = withTexts({
  locale: 'nl',
  path: '/zoeken',
  links: { search: '/zoeken/*', category: '/producten/*', brand: '/merken/*' },
  scope: {},
  options: { limit: 12, sortOptions: [], prefilters: [] },
  filtersCategories: true,
  filtersBrands: true,
  filtersStock: false,
  banner: null,
});

it('leads on: by pages, other words, popular categories, popular brands and what the page gives', () => {
  const result = {
    alternativeSuggestions: ['gips 12,5'],
    popularCategories: [{ name: 'Platen', url: 'bouw/platen' }],
    popularBrands: [{ name: 'Vos & Zn', url: 'vos-zn' }],
    siteLinks: {
      questions: [],
      pages: [{ name: 'Gips & zo', url: '/klusadvies/gips' }],
      stores: [],
    },
  } as unknown as SearchResult;
  const texts = {
    ...noTexts,
    none: 'Niets voor {term}',
    siteLinks: 'Ook over {term}',
  };
  const html = renderToStaticMarkup(
    <SearchNone {...{ setup, result, texts }} term="gibs">
      <i>tegels</i>
    </SearchNone>,
  );
  expect(html).toContain('>Niets voor gibs</h1>');
  expect(html).toContain('Ook over gibs</h2>');
  expect(html).toContain('href="/klusadvies/gips">Gips &amp; zo</a>');
  expect(html).toContain('href="/zoeken/gips%2012%2C5"');
  expect(html).toContain('href="/producten/bouw/platen"');
  expect(html).toContain('href="/merken/vos-zn"');
  expect(html).toContain('<i>tegels</i>');
});
