import { type Dispatch, type SetStateAction, useState, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { formatNumber, type Cents, toEuros } from '../../domain/shared/money.ts';
import { slugOf } from '../../domain/shared/slug.ts';
import {
  MAX_SHOWN_VALUES,
  shownFacets,
  toVatForm,
  typedPriceRange,
  mergeFacets,
} from '../../domain/listing/facets.ts';
import type { ListedFacet, ListSetup, ListSummary } from './list-setup.ts';
import { formatDecimalInput } from '../../domain/shared/decimal.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { ListState } from '../../domain/listing/list-state.ts';
import { type MeasureRange, measureRange } from '../../domain/product/measure.ts';
import { fill } from '../../i18n/fill.ts';
import {
  chosenRange,
  withRange,
  chosenValues,
  filterCount,
  toggleCategory,
  toggleValue,
  withoutFilters,
} from './facet-choice.ts';
import { RangeForm, ValueGroup, BoughtFilter, StockFilter } from './filter-groups.tsx';
import type { OwnFacets } from './own/own-facets.ts';
import { $vat } from '../frame/preference.ts';
import { isBrandField } from '../../domain/frame/brand.ts';
import { VatText } from '../account/prices.tsx';

interface BrandLinksProps extends Pick<ListedFacet, 'label' | 'values'> {
  setup: ListSetup;
}

/** Brands as links to their own pages, for lists where brands are not a filter. */
function BrandLinks({ label, values, setup: { links, locale } }: BrandLinksProps) {
  return (
    <nav aria-label={label}>
      <b>{label}</b>
      {values.slice(0, MAX_SHOWN_VALUES).map(({ value, label: text, count }) => (
        <a className="check" key={value} href={links.brand.replace('*', slugOf(value))}>
          <span>{text ?? value}</span>
          <small>{formatNumber(count, locale)}</small>
        </a>
      ))}
    </nav>
  );
}

interface MeasureFilterProps {
  field: string;
  /** Name of the facet. */
  label: string;
  /** Bounds of the list, in the unit of the inputs. */
  range: MeasureRange;
  state: ListState;
  setup: ListSetup;
  onState: Dispatch<SetStateAction<ListState>>;
}

const inputTexts = ({ min, max }: MeasureRange, locale: Locale) => ({
  min: formatDecimalInput(min, locale),
  max: formatDecimalInput(max, locale),
});

/** Filter by a range of measures; an open end takes the list's bound. */
function MeasureFilter({ field, label, range, state, setup, onState }: MeasureFilterProps) {
  const { texts, locale } = setup;
  const chosen = chosenRange(state, field);
  const textValues = { label, unit: range.unit };
  return (
    <RangeForm
      labels={{ min: fill(texts.measureMin, textValues), max: fill(texts.measureMax, textValues) }}
      bounds={inputTexts(range, locale)}
      chosenRange={chosen && inputTexts(chosen, locale)}
      applyText={texts.apply}
      parse={(min, max) => measureRange(min, max, range.unit, locale)}
      onRange={(newRange) => onState((now) => withRange(now, field, newRange))}
    />
  );
}

interface PriceFilterProps {
  state: ListState;
  summary: ListSummary;
  setup: ListSetup;
  onState: Dispatch<SetStateAction<ListState>>;
}

/** Price range in euros, in the selected VAT form; an open end takes the list's bound. */
function PriceFilter({ state, summary, setup, onState }: PriceFilterProps) {
  const { texts, locale } = setup;
  const { priceRange: range } = summary;
  const form = useStore($vat, { ssr: 'initial' });
  if (!range) return null;
  const inputText = (cents: Cents, round = (euros: number) => euros) =>
    formatDecimalInput(round(toEuros(toVatForm(cents, form))), locale);
  const { price: chosen } = state;
  return (
    <fieldset>
      <legend>
        <VatText say={(form) => (form === 'priceInclTax' ? texts.price : texts.priceExcl)} />
      </legend>
      <RangeForm
        labels={{ min: texts.priceMin, max: texts.priceMax }}
        bounds={{ min: inputText(range.min, Math.floor), max: inputText(range.max, Math.ceil) }}
        chosenRange={chosen && { min: inputText(chosen.min), max: inputText(chosen.max) }}
        applyText={texts.apply}
        parse={(min, max) => typedPriceRange(min, max, locale, form)}
        onRange={(price) => onState((now) => ({ ...now, page: 1, price }))}
      />
    </fieldset>
  );
}

/**
 * The facets in display order: while `isSteady`, facets of new responses keep the places of those
 * on screen; otherwise the order of the response. `facets` must be the same array for the same
 * response.
 */
function useSteadyFacets(facets: ListedFacet[], isSteady: boolean): ListedFacet[] {
  const [lastOrder, setLast] = useState({ facets, isSteady, shown: facets });
  if (lastOrder.facets === facets && lastOrder.isSteady === isSteady) return lastOrder.shown;
  const shownOrder = isSteady ? mergeFacets(lastOrder.shown, facets) : facets;
  setLast({ facets, isSteady, shown: shownOrder });
  return shownOrder;
}

export interface ListFiltersProps {
  state: ListState;
  summary: ListSummary;
  setup: ListSetup;
  /**
   * Loads all facet values; the page contains only the first ones. Resolves when they are loaded.
   */
  onMore: () => Promise<unknown>;
  ownFacets: OwnFacets;
  onState: Dispatch<SetStateAction<ListState>>;
}

/**
 * Filters by category, brand, price and properties, with result counts. They keep their places
 * while the visitor is using them, so that a click never hits the wrong filter.
 */
export function ListFilters({
  state,
  summary,
  setup,
  onMore,
  ownFacets,
  onState,
}: ListFiltersProps) {
  const { texts, scope, locale, filtersCategories, filtersBrands, filtersStock } = setup;
  const { priceRange, facets, webNodeStats } = summary;
  const isFiltered = filterCount(state) > 0;
  // The list of a single brand offers no other brands.
  const offeredFacets = useMemo(
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
  const displayedFacets = useSteadyFacets(offeredFacets, isSteady);
  const [category] = useSteadyFacets(categories, isSteady);
  const changeState: typeof onState = (change) => {
    setChoosing(true);
    onState(change);
  };
  if (!priceRange && facets.length === 0 && !isFiltered) return null;
  const groupProps = { locale, moreText: texts.more, onMore };
  return (
    <div
      className="filters"
      role="group"
      aria-label={texts.filters}
      data-live
      // Touch fires `pointerleave` at every release; on touch screens the filters are in a sidebar,
      // and choosing ends when that closes.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChoosing(false)}
    >
      <div className="flex min-h-11 items-center justify-between in-[.sidebar-filters]:not-has-[button]:hidden">
        <b className="in-[.sidebar-filters]:hidden">{texts.filters}</b>
        {isFiltered && (
          <button
            className="link min-h-11 text-[0.9375rem]"
            type="button"
            onClick={() => onState(withoutFilters)}
          >
            {texts.clear}
          </button>
        )}
      </div>
      {filtersStock && <StockFilter {...{ state, setup, ownFacets }} onState={changeState} />}
      {filtersCategories && category && category.values.length > 0 && (
        <ValueGroup
          {...groupProps}
          label={category.label}
          values={category.values}
          chosenValues={(state.category?.ids ?? []).map(String)}
          onToggle={(id) => changeState((now) => toggleCategory(now, Number(id), webNodeStats))}
        />
      )}
      {displayedFacets.map(({ field, label, values, range }) =>
        isBrandField(field) && !filtersBrands ? (
          <BrandLinks key={field} {...{ label, values, setup }} />
        ) : (
          <ValueGroup
            key={field}
            {...groupProps}
            values={values}
            label={range ? `${label} (${range.unit})` : label}
            chosenValues={chosenValues(state, field)}
            {...(range && {
              moreText: texts.allValues,
              range: (
                <MeasureFilter {...{ field, label, range, state, setup }} onState={changeState} />
              ),
            })}
            onToggle={(value) => changeState((now) => toggleValue(now, field, value))}
          />
        ),
      )}
      <PriceFilter {...{ state, summary, setup, onState }} />
      <BoughtFilter {...{ state, setup, ownFacets }} onState={changeState} />
    </div>
  );
}

const categoryValue = ({ id, name, count }: ListSummary['webNodeStats'][number]) => ({
  value: String(id),
  label: name,
  count,
});
