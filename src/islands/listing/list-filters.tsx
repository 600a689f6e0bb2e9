import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
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
import { useSteadyFacets } from './use-steady-facets.ts';
import { ValueGroup } from './value-group.tsx';

export interface ListFiltersProps {
  state: ListState;
  summary: ListSummary;
  setup: ListSetup;
  /** Loads all facet values; the page came with the first ones only. Resolves when they are there. */
  onMore: () => Promise<unknown>;
  onState: Dispatch<SetStateAction<ListState>>;
}

/**
 * Category, brand, price and properties to choose by, with what each would leave. They keep their
 * places until the visitor is done with them, so that no press meets something else.
 */
export function ListFilters({ state, summary, setup, onMore, onState }: ListFiltersProps) {
  const { texts, scope, locale, filtersCategories, filtersBrands } = setup;
  const { priceRange, facets, webNodeStats } = summary;
  const isFiltered = filterCount(state) > 0;
  // The list of one brand has no other brand to choose.
  const offered = useMemo(
    () => shownFacets(facets.filter(({ field }) => !(scope.brand && isBrandField(field)))),
    [facets, scope.brand],
  );
  const categories = useMemo(
    () => [
      {
        field: 'category',
        label: texts.category,
        range: null,
        values: webNodeStats.map(categoryValue),
      },
    ],
    [texts, webNodeStats],
  );
  const [isChoosing, setChoosing] = useState(false);
  const isSteady = isChoosing && isFiltered;
  const shown = useSteadyFacets(offered, isSteady);
  const [category] = useSteadyFacets(categories, isSteady);
  const choose: typeof onState = (asked) => {
    setChoosing(true);
    onState(asked);
  };
  if (!priceRange && facets.length === 0 && !isFiltered) return null;
  const group = { locale, more: texts.more, onMore };
  return (
    <div
      className="filters"
      role="group"
      aria-label={texts.filters}
      data-live
      // A finger leaves at every lift; its filters are a sidebar's, which ends with the choosing.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChoosing(false)}
    >
      <div className="filters-head">
        <b>{texts.filters}</b>
        {isFiltered && (
          <button className="link" type="button" onClick={() => onState(withoutFilters)}>
            {texts.clear}
          </button>
        )}
      </div>
      {filtersCategories && category && category.values.length > 0 && (
        <ValueGroup
          {...group}
          label={category.label}
          values={category.values}
          chosen={(state.category?.ids ?? []).map(String)}
          onToggle={(id) => choose((now) => toggleCategory(now, Number(id), webNodeStats))}
        />
      )}
      {shown.map(({ field, label, values, range }) =>
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
              range: <MeasureFilter {...{ field, label, range, state, setup }} onState={choose} />,
            })}
            onToggle={(value) => choose((now) => toggleValue(now, field, value))}
          />
        ),
      )}
      <PriceFilter {...{ state, summary, setup, onState }} />
    </div>
  );
}

const categoryValue = ({ id, name, count }: ListSummary['webNodeStats'][number]) => ({
  value: String(id),
  label: name,
  count,
});
