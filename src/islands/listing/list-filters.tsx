import type { Dispatch, SetStateAction } from 'react';
import { isBrandField } from '../../domain/brand-field.ts';
import type { ListState } from '../../domain/list-state.ts';
import { BrandLinks } from './brand-links.tsx';
import {
  chosenValues,
  filterCount,
  toggleCategory,
  toggleValue,
  withoutFilters,
} from './facet-choice.ts';
import { shownFacets } from '../../domain/shown-facets.ts';
import type { ListSetup, ListSummary } from './list-setup.ts';
import { MeasureFilter } from './measure-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { ValueGroup } from './value-group.tsx';

export interface ListFiltersProps {
  state: ListState;
  summary: ListSummary;
  setup: ListSetup;
  /** Asks for all facet values: the page brought the first ones only. */
  onMore: () => void;
  onState: Dispatch<SetStateAction<ListState>>;
}

/** Category, brand, price and properties to choose by, with what each would leave. */
export function ListFilters({ state, summary, setup, onMore, onState }: ListFiltersProps) {
  const { texts, scope, locale, filtersCategories, filtersBrands } = setup;
  const { priceRange, facets, webNodeStats } = summary;
  const isFiltered = filterCount(state) > 0;
  if (!priceRange && facets.length === 0 && !isFiltered) return null;
  const group = { locale, more: texts.more, onMore };
  // The list of one brand has no other brand to choose.
  const offered = facets.filter(({ field }) => !(scope.brand && isBrandField(field)));
  return (
    <div className="filters" role="group" aria-label={texts.filters} data-live>
      <div className="filters-head">
        <b>{texts.filters}</b>
        {isFiltered && (
          <button className="link" type="button" onClick={() => onState(withoutFilters)}>
            {texts.clear}
          </button>
        )}
      </div>
      {filtersCategories && webNodeStats.length > 0 && (
        <ValueGroup
          {...group}
          label={texts.category}
          values={webNodeStats.map(({ id, name, count }) => ({
            value: String(id),
            label: name,
            count,
          }))}
          chosen={(state.category?.ids ?? []).map(String)}
          onToggle={(id) => onState((now) => toggleCategory(now, Number(id), webNodeStats))}
        />
      )}
      {shownFacets(offered).map(({ field, label, values, range }) =>
        isBrandField(field) && !filtersBrands ? (
          <BrandLinks key={field} {...{ label, values, setup }} />
        ) : (
          <ValueGroup
            key={field}
            {...group}
            values={values}
            label={range ? `${label} (${range.unit})` : label}
            chosen={chosenValues(state, field)}
            {...(range && {
              more: texts.allValues,
              range: <MeasureFilter {...{ field, label, range, state, setup, onState }} />,
            })}
            onToggle={(value) => onState((now) => toggleValue(now, field, value))}
          />
        ),
      )}
      <PriceFilter {...{ state, summary, setup, onState }} />
    </div>
  );
}
