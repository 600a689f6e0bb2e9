import { useState } from 'react';
import type { ListState } from '../../domain/list-state.ts';
import { formatNumber } from '../../domain/money.ts';
import {
  chosenValues,
  filterCount,
  isBrandField,
  toggleValue,
  withoutFilters,
} from './facet-choice.ts';
import {
  FACET_VALUES,
  FACETS,
  type ListedFacet,
  type ListSetup,
  type ListSummary,
} from './list-setup.ts';
import { PriceFilter } from './price-filter.tsx';

interface Props {
  state: ListState;
  summary: ListSummary;
  setup: ListSetup;
  /** Asks for all facet values: the page brought the first ones only. */
  onMore: () => void;
  /** How many products are found, as a phrase. */
  count: string;
  /** To the products, where the filters stand above them. */
  onShow: () => void;
  onState: (state: ListState) => void;
}

/** Brand, price and properties to choose by, with what each would leave. */
export function ListFilters({ state, summary, setup, count, onMore, onShow, onState }: Props) {
  const { texts, scope } = setup;
  if (!summary.priceRange && summary.facets.length === 0 && filterCount(state) === 0) return null;
  // The list of one brand has no other brand to choose.
  const facets = summary.facets.filter(({ field }) => !(scope.brand && isBrandField(field)));
  return (
    <div className="filters" id="filters" role="group" aria-label={texts.filters} data-live>
      <div className="filters-head">
        <b>{texts.filters}</b>
        {filterCount(state) > 0 && (
          <button className="link" type="button" onClick={() => onState(withoutFilters(state))}>
            {texts.clear}
          </button>
        )}
      </div>
      {facets.slice(0, FACETS).map((facet) => (
        <FacetGroup key={facet.field} {...{ facet, state, setup, onMore, onState }} />
      ))}
      <PriceFilter key={JSON.stringify(state.price)} {...{ state, summary, setup, onState }} />
      <button className="btn btn-secondary filters-show" type="button" onClick={onShow}>
        {texts.apply} {count}
      </button>
    </div>
  );
}

type GroupProps = Omit<Props, 'summary' | 'count' | 'onShow'> & { facet: ListedFacet };

function FacetGroup({ facet, state, setup, onMore, onState }: GroupProps) {
  const [all, setAll] = useState(false);
  const chosen = chosenValues(state, facet.field);
  const shown = facet.values.filter(
    ({ value }, i) => all || i < FACET_VALUES || chosen.includes(value),
  );
  return (
    <fieldset>
      <legend>{facet.label}</legend>
      {shown.map(({ value, label, count }) => (
        <label className="check" key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onState(toggleValue(state, facet.field, value))}
          />
          <span>{label ?? value}</span>
          <small>{formatNumber(count, setup.locale)}</small>
        </label>
      ))}
      {facet.values.length > shown.length && (
        <button
          className="link"
          type="button"
          onClick={() => {
            setAll(true);
            onMore();
          }}
        >
          {setup.texts.more}
        </button>
      )}
    </fieldset>
  );
}
