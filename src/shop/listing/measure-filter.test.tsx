import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultListState, type ListState } from '../../domain/listing/list-state.ts';
import { ListChips } from './list-toolbar.tsx';
import { NO_OWN_FACETS } from './own/own-facets.ts';
import { ListFilters } from './list-filters.tsx';
import { listSummary, withTexts } from './list-setup.ts';

const options = { limit: 12, sortOptions: [], prefilters: [] };
const setup = withTexts({
  locale: 'nl' as const,
  path: '/producten/hout',
  links: { search: '/zoeken/*', category: '/producten/*', brand: '/merken/*' },
  scope: { categoryId: 3 },
  options,
  filtersCategories: false,
  filtersStock: false,
  filtersBrands: true,
  banner: null,
});
const values = ['600 mm', '2400 mm'].map((value) => ({ value, count: 9 }));
const summary = listSummary(
  {
    total: 120,
    priceRange: null,
    facets: [
      { field: 'lengte', label: 'Lengte', values, range: { min: 0.6, max: 2.4, unit: 'm' } },
      { field: 'dikte', label: 'Dikte', values, range: null },
    ],
    webNodeStats: [],
    hasNotAvailableProducts: false,
  },
  false,
);
const start = defaultListState(options);
const ranged: ListState = { ...start, facets: [{ field: 'lengte', values: ['0.8..2 m'] }] };
const markup = (state: ListState) =>
  renderToStaticMarkup(
    <>
      <ListFilters
        {...{ state, setup, summary }}
        ownFacets={NO_OWN_FACETS}
        onMore={async () => {}}
        onState={() => {}}
      />
      <ListChips {...{ state, setup, summary }} ownFacets={NO_OWN_FACETS} onState={() => {}} />
    </>,
  );
const group = (html: string, legend: string) =>
  html.split('<fieldset>').find((part) => part.startsWith(`<legend>${legend}</legend>`)) ?? '';

it('offers inputs for a range in its unit, and the single values on demand', () => {
  const length = group(markup(start), 'Lengte (m)');
  expect(length).toContain('aria-label="Lengte vanaf, in m" placeholder="0,6" name="min" value=""');
  expect(length).toContain(
    'aria-label="Lengte tot en met, in m" placeholder="2,4" name="max" value=""',
  );
  expect(length).not.toContain('checkbox');
  expect(length).toContain('Toon losse waarden');
});

it('offers values to tick where a facet has no range', () => {
  const thickness = group(markup(start), 'Dikte');
  expect(thickness.match(/checkbox/g)).toHaveLength(2);
  expect(thickness).not.toContain('<form');
});

it('shows the range that is chosen, in its inputs and as a chip', () => {
  const html = markup(ranged);
  expect(group(html, 'Lengte (m)')).toContain('placeholder="0,6" name="min" value="0,8"');
  expect(html).toContain('Lengte: 0,8 – 2 m');
  expect(html).toContain('aria-label="Verwijder filter Lengte: 0,8 – 2 m"');
});
