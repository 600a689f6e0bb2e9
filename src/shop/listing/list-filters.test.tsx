import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultListState } from '../../domain/listing/list-state.ts';
import { NO_OWN_FACETS } from './own/own-facets.ts';
import { ListFilters } from './list-filters.tsx';
import { withTexts } from './list-setup.ts';

const options = { limit: 12, sortOptions: [], prefilters: [] };
const page = {
  locale: 'nl' as const,
  path: '/producten/lijm',
  links: { search: '/zoeken/*', category: '/producten/*', brand: '/merken/*' },
  scope: { categoryId: 3 },
  options,
  filtersCategories: false,
  filtersStock: true,
  banner: null,
};
const values = [{ value: 'Vos & Zn', count: 1200 }];
const summary = {
  total: 1200,
  priceRange: null,
  facets: [{ field: 'brand', label: 'Merk', values }],
  webNodeStats: [],
  hasNotAvailableProducts: false,
};
const shown = (filtersBrands: boolean) =>
  renderToStaticMarkup(
    <ListFilters
      state={defaultListState(options)}
      setup={withTexts({ ...page, filtersBrands })}
      summary={summary}
      onMore={async () => {}}
      ownFacets={NO_OWN_FACETS}
      onState={() => {}}
    />,
  );

it('leads to brands where they are navigation, and filters by them where not', () => {
  expect(shown(false)).toContain(
    '<a class="check" href="/merken/vos-zn"><span>Vos &amp; Zn</span>',
  );
  expect(shown(false)).not.toContain('checkbox');
  expect(shown(true)).toContain('checkbox');
  expect(shown(true)).not.toContain('href="/merken');
});
