import type { Dispatch, SetStateAction } from 'react';
import { typedDecimal } from '../../domain/decimal.ts';
import type { ListState } from '../../domain/list-state.ts';
import { toEuros } from '../../domain/money.ts';
import { typedPriceRange } from '../../domain/price-range.ts';
import type { ListSetup, ListSummary } from './list-setup.ts';
import { RangeForm } from './range-form.tsx';

interface Props {
  state: ListState;
  summary: ListSummary;
  setup: ListSetup;
  onState: Dispatch<SetStateAction<ListState>>;
}

/** A price range in euros incl. VAT; an end left open is the list's own. */
export function PriceFilter({ state, summary, setup, onState }: Props) {
  const { texts, locale } = setup;
  const { priceRange: range } = summary;
  if (!range) return null;
  const typed = (euros: number) => typedDecimal(euros, locale);
  const { price: chosen } = state;
  return (
    <fieldset>
      <legend>{texts.price}</legend>
      <RangeForm
        labels={{ min: texts.priceMin, max: texts.priceMax }}
        bounds={{
          min: typed(Math.floor(toEuros(range.min))),
          max: typed(Math.ceil(toEuros(range.max))),
        }}
        chosen={chosen && { min: typed(toEuros(chosen.min)), max: typed(toEuros(chosen.max)) }}
        apply={texts.apply}
        parse={(min, max) => typedPriceRange(min, max, locale)}
        onRange={(price) => onState((now) => ({ ...now, page: 1, price }))}
      />
    </fieldset>
  );
}
