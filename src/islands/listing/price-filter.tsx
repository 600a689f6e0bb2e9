import { useStore } from '@nanostores/react';
import type { Dispatch, SetStateAction } from 'react';
import { typedDecimal } from '../../domain/decimal.ts';
import type { Cents } from '../../domain/entities/money.ts';
import { inVatForm, typedPriceRange } from '../../domain/price-range.ts';
import type { ListState } from '../../domain/list-state.ts';
import { toEuros } from '../../domain/money.ts';
import { $vat } from '../../stores/preference.ts';
import type { ListSetup, ListSummary } from './list-setup.ts';
import { RangeForm } from './range-form.tsx';

interface Props {
  state: ListState;
  summary: ListSummary;
  setup: ListSetup;
  onState: Dispatch<SetStateAction<ListState>>;
}

/** A price range in euros, in the chosen VAT form; an end left open is the list's own. */
export function PriceFilter({ state, summary, setup, onState }: Props) {
  const { texts, locale } = setup;
  const { priceRange: range } = summary;
  const form = useStore($vat, { ssr: 'initial' });
  if (!range) return null;
  const typed = (cents: Cents, round = (euros: number) => euros) =>
    typedDecimal(round(toEuros(inVatForm(cents, form))), locale);
  const { price: chosen } = state;
  return (
    <fieldset>
      <legend>
        <span className="vat-incl">{texts.price}</span>
        <span className="vat-excl">{texts.priceExcl}</span>
      </legend>
      <RangeForm
        labels={{ min: texts.priceMin, max: texts.priceMax }}
        bounds={{ min: typed(range.min, Math.floor), max: typed(range.max, Math.ceil) }}
        chosen={chosen && { min: typed(chosen.min), max: typed(chosen.max) }}
        apply={texts.apply}
        parse={(min, max) => typedPriceRange(min, max, locale, form)}
        onRange={(price) => onState((now) => ({ ...now, page: 1, price }))}
      />
    </fieldset>
  );
}
