import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchPage, SEARCH_TEXTS, type SearchTexts } from './search-page.tsx';

const noTexts = Object.fromEntries(SEARCH_TEXTS.map((key) => [key, ''])) as SearchTexts;

it('has a heading from the start, before the browser reads the term', () => {
  const html = renderToStaticMarkup(
    <SearchPage
      setup={{
        locale: 'nl',
        path: '/zoeken',
        links: { search: '/zoeken/*', category: '/producten/*', brand: '/merken/*' },
        scope: {},
        options: { limit: 12, sortOptions: [], prefilters: [] },
        filtersCategories: true,
        filtersBrands: true,
        filtersStock: false,
        banner: null,
      }}
      searchTexts={{ ...noTexts, title: 'Zoeken', for: '{term}' }}
      expectsTerm
    />,
  );
  expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual(['<h1 class="sr-only">Zoeken']);
});
