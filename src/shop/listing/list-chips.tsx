import { useStore } from '@nanostores/react';
import { typedDecimal } from '../../domain/shared/decimal.ts';
import type { ListState } from '../../domain/listing/list-state.ts';
import { parseMeasureRange } from '../../domain/product/measure-range.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { priceParts } from '../../domain/product/price-parts.ts';
import { inVatForm } from '../../domain/listing/price-range.ts';
import { $vat } from '../frame/preference.ts';
import { chosenFilters, filterCount, withoutFilters } from './facet-choice.ts';
import type { ListSetup, ListSummary } from './list-setup.ts';
import { fill } from '../../i18n/fill.ts';

interface Props {
  state: ListState;
  summary: ListSummary;
  setup: ListSetup;
  onState: (state: ListState) => void;
}

/** `600 – 2400 mm` for a range of measures; null for any other value. */
function rangeWords(value: string, locale: Locale): string | null {
  const range = parseMeasureRange(value);
  if (!range) return null;
  const [min, max] = [range.min, range.max].map((end) => typedDecimal(end, locale));
  return `${min} – ${max} ${range.unit}`;
}

/** What is chosen, each to be let go by itself, and all of it at once. */
export function ListChips({ state, summary, setup, onState }: Props) {
  const { texts, locale } = setup;
  const vat = useStore($vat, { ssr: 'initial' });
  if (filterCount(state) === 0) return null;
  const labels = new Map(summary.facets.map(({ field, label }) => [field, label]));
  const words = ({ field, value }: { field: string | null; value: string }) =>
    field === null ? value : `${labels.get(field) ?? field}: ${rangeWords(value, locale) ?? value}`;
  const { price } = state;
  const chips = chosenFilters(state).map((chosen) => ({ ...chosen, text: words(chosen) }));
  if (price) {
    const [min, max] = [price.min, price.max].map(
      (end) => priceParts(inVatForm(end, vat), locale).text,
    );
    const without = { ...state, page: 1, price: null };
    chips.push({ key: 'price', field: null, value: '', without, text: `${min} – ${max}` });
  }
  return (
    <ul className="list-chips" aria-label={texts.chosen} data-live>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={fill(texts.drop, { filter: text })}
            onClick={() => onState(without)}
          >
            {text} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li>
        <button className="link" type="button" onClick={() => onState(withoutFilters(state))}>
          {texts.clearAll}
        </button>
      </li>
    </ul>
  );
}
