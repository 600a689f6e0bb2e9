import type { Dispatch, FormEvent, SetStateAction } from 'react';
import type { Cents } from '../../domain/entities/money.ts';
import type { ListState } from '../../domain/list-state.ts';
import { toEuros } from '../../domain/money.ts';
import { priceRange } from '../../domain/price-range.ts';
import type { ListSetup, ListSummary } from './list-setup.ts';

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
  const whole = { min: Math.floor(toEuros(range.min)), max: Math.ceil(toEuros(range.max)) };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const end = (name: 'min' | 'max') => String(form.get(name) ?? '').trim();
    const price =
      end('min') || end('max')
        ? priceRange(end('min') || String(whole.min), end('max') || String(whole.max))
        : null;
    // What is no number changes nothing, and does not stay as if it held.
    const isNonsense = price === null && (end('min') || end('max'));
    if (isNonsense) event.currentTarget.reset();
    else onState((now) => ({ ...now, page: 1, price }));
  };

  // As it is typed: a comma in Dutch, and no thousands.
  const written = (cents: Cents) =>
    String(toEuros(cents)).replace('.', locale === 'nl' ? ',' : '.');

  const field = (name: 'min' | 'max', label: string) => (
    <input
      className="field"
      type="text"
      name={name}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      placeholder={String(whole[name])}
      defaultValue={state.price ? written(state.price[name]) : ''}
    />
  );

  return (
    <form onSubmit={submit}>
      <fieldset>
        <legend>{texts.price}</legend>
        <div className="price-range">
          {field('min', texts.priceMin)}
          <span aria-hidden="true">–</span>
          {field('max', texts.priceMax)}
          <button className="btn btn-light" type="submit">
            {texts.apply}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
