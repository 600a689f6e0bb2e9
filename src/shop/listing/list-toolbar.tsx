import type { Dispatch, SetStateAction } from 'react';
import { useStore } from '@nanostores/react';
import { isOnlyInStore, type ListState } from '../../domain/listing/list-state.ts';
import { IN_STORE_SORT, UNIT_PRICE_SORT } from '../../domain/search/search-constants.ts';
import { type OwnFacets, withSort } from './own/own-facets.ts';
import { Check } from '../ui/check.tsx';
import { filterCount, chosenFilters, withoutFilters } from './facet-choice.ts';
import type { ListSetup, ListSummary } from './list-setup.ts';
import { formatDecimalInput } from '../../domain/shared/decimal.ts';
import { parseMeasureRange } from '../../domain/product/measure.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { toVatForm } from '../../domain/listing/facets.ts';
import { $vat } from '../frame/preference.ts';
import { fill } from '../../i18n/fill.ts';
import type { SearchResult } from '../../domain/search/search.ts';
import { formatMoney } from '../../domain/shared/money.ts';
import type { ListTexts } from './list-texts.ts';

interface ListToolbarProps {
  state: ListState;
  setup: ListSetup;
  summary: Pick<ListSummary, 'unitPriceUnit'>;
  ownFacets: OwnFacets;
  onState: Dispatch<SetStateAction<ListState>>;
}

/** Sort order, sold-online switch, and on a narrow screen the button that opens the filters. */
export function ListToolbar({
  state,
  setup,
  summary,
  ownFacets: { branch },
  onState,
}: ListToolbarProps) {
  const { texts, options } = setup;
  const count = filterCount(state);
  const isOffered = (field: string) =>
    field !== UNIT_PRICE_SORT || Boolean(summary.unitPriceUnit) || state.sort === field;
  return (
    <div className="list-tools" data-live>
      <button
        className="btn btn-light max-sm:min-w-29 lg:hidden"
        type="button"
        data-sidebar="ProductFilterSidebar"
      >
        {texts.filters}
        {count > 0 && ` (${count})`}
      </button>
      <Check
        checked={state.soldOnline}
        onToggle={() => onState((now) => ({ ...now, page: 1, soldOnline: !now.soldOnline }))}
      >
        {texts.soldOnline}
      </Check>
      <label className="flex items-center gap-2 max-sm:flex-1">
        <span className="max-sm:sr-only">{texts.sort}</span>
        <select
          className="field w-auto pr-2 max-sm:flex-1 sm:w-52"
          defaultValue={state.sort}
          // Not controlled by React, so that it shows the choice before the list updates.
          ref={(field) => {
            if (field) field.value = state.sort;
          }}
          onChange={({ target: { value: sort } }) => onState((now) => withSort(now, sort, branch))}
        >
          {options.sortOptions
            .filter(({ field }) => isOffered(field))
            .map(({ field, label }) => (
              <option key={field} value={field}>
                {label}
              </option>
            ))}
          {branch && !isOnlyInStore(state) && (
            <option value={IN_STORE_SORT}>
              {fill(texts.branchFirst, { branch: branch.name })}
            </option>
          )}
        </select>
      </label>
    </div>
  );
}

interface ListChipsProps {
  state: ListState;
  ownFacets: OwnFacets;
  summary: ListSummary;
  setup: ListSetup;
  onState: (state: ListState) => void;
}

/** A range of measures, e.g. `600 – 2400 mm`; null for any other value. */
function rangeText(value: string, locale: Locale): string | null {
  const range = parseMeasureRange(value);
  if (!range) return null;
  const [min, max] = [range.min, range.max].map((end) => formatDecimalInput(end, locale));
  return `${min} – ${max} ${range.unit}`;
}

/** The active filters, removable one by one or all at once. */
export function ListChips({
  state,
  ownFacets: { branch },
  summary,
  setup,
  onState,
}: ListChipsProps) {
  const { texts, locale } = setup;
  const vat = useStore($vat, { ssr: 'initial' });
  if (filterCount(state) === 0) return null;
  const labels = new Map(summary.facets.map(({ field, label }) => [field, label]));
  const chipText = ({ field, value }: { field: string | null; value: string }) =>
    field === null ? value : `${labels.get(field) ?? field}: ${rangeText(value, locale) ?? value}`;
  const { price } = state;
  const chips = chosenFilters(state).map((chosen) => ({ ...chosen, text: chipText(chosen) }));
  const addChip = (key: string, text: string, without: ListState) =>
    chips.push({ key, field: null, value: '', stateWithout: { ...without, page: 1 }, text });
  if (price) {
    const [min, max] = [price.min, price.max].map((end) =>
      formatMoney(toVatForm(end, vat), locale),
    );
    addChip('price', `${min} – ${max}`, { ...state, price: null });
  }
  if (branch && isOnlyInStore(state)) {
    addChip('store', fill(texts.inBranch, { branch: branch.name }), { ...state, storeId: null });
  }
  if (state.bought) addChip('bought', texts.bought, { ...state, bought: false });
  return (
    <ul
      className="list-chips mb-3 flex flex-wrap items-center gap-2 text-[0.9375rem]"
      aria-label={texts.chosen}
      data-live
    >
      {chips.map(({ key, text, stateWithout }) => (
        <li key={key}>
          <button
            className="min-h-11 rounded bg-brand-soft px-3 text-start wrap-anywhere"
            type="button"
            aria-label={fill(texts.drop, { filter: text })}
            onClick={() => onState(stateWithout)}
          >
            {text}{' '}
            <span
              className="ml-1.5 align-[-0.0625em] text-[1.375rem] leading-none"
              aria-hidden="true"
            >
              ×
            </span>
          </button>
        </li>
      ))}
      <li>
        <button
          className="link min-h-11"
          type="button"
          onClick={() => onState(withoutFilters(state))}
        >
          {texts.clearAll}
        </button>
      </li>
    </ul>
  );
}

interface EmptyListSuggestionsProps {
  result: SearchResult | null;
  setup: ListSetup;
}

/** Suggestions for an empty list: search tips, popular categories and brands. */
export function EmptyListSuggestions({
  result,
  setup: { texts, links },
}: EmptyListSuggestionsProps) {
  return (
    <>
      <SuggestionLinks
        title={texts.alternatives}
        suggestions={(result?.alternativeSuggestions ?? []).map((name) => ({ name, url: name }))}
        hrefOf={(term) => links.search.replace('*', encodeURIComponent(term))}
      />
      <SuggestionLinks
        title={texts.popularCategories}
        suggestions={result?.popularCategories ?? []}
        // The URL part of a category is a path.
        hrefOf={(url) => links.category.replace('*', url)}
      />
      <SuggestionLinks
        title={texts.popularBrands}
        suggestions={result?.popularBrands ?? []}
        hrefOf={(url) => links.brand.replace('*', encodeURIComponent(url))}
      />
    </>
  );
}

interface SuggestionLinksProps {
  title: string;
  suggestions: { name: string; url: string }[];
  hrefOf: (url: string) => string;
}

function SuggestionLinks({ title, suggestions, hrefOf }: SuggestionLinksProps) {
  if (suggestions.length === 0) return null;
  return (
    <div className="chips mt-6 flex flex-wrap items-center gap-2 text-[0.9375rem]">
      <b className="w-full text-[1rem]">{title}</b>
      {suggestions.map(({ name, url }) => (
        <a className="btn btn-light font-medium" key={url} href={hrefOf(url)}>
          {name}
        </a>
      ))}
    </div>
  );
}

interface ListEmptyProps {
  result: SearchResult | null;
  state: ListState;
  setup: ListSetup;
  onState: (state: ListState) => void;
}

/** Empty result: removable filters, search tips, and links elsewhere. */
export function ListEmpty({ result, state, setup, onState }: ListEmptyProps) {
  const { texts } = setup;
  return (
    <div className="list-state pt-4 pb-8">
      <p className="mt-3">
        <b className="text-lg">{texts.empty}</b>
      </p>
      {(filterCount(state) > 0 || state.soldOnline) && (
        <>
          <p className="mt-3">{texts.emptyHint}</p>
          <button
            className="btn btn-secondary mt-3"
            type="button"
            data-live
            onClick={() => onState({ ...withoutFilters(state), soldOnline: false })}
          >
            {texts.clear}
          </button>
        </>
      )}
      <EmptyListSuggestions {...{ result, setup }} />
    </div>
  );
}

interface ListFailedProps {
  texts: Pick<ListTexts, 'failed' | 'retry'>;
  onRetry: () => void;
}

/** The call failed: message and retry button. */
export function ListFailed({ texts, onRetry }: ListFailedProps) {
  return (
    <div className="list-state pt-4 pb-8" role="alert">
      <p className="mt-3">{texts.failed}</p>
      <button className="btn btn-secondary mt-3" type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
