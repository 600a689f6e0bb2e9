import type { Dispatch, SetStateAction } from 'react';
import { typedDecimal } from '../../domain/decimal.ts';
import type { Locale } from '../../domain/entities/common.ts';
import type { ListState } from '../../domain/list-state.ts';
import { type MeasureRange, measureRange } from '../../domain/measure-range.ts';
import { fill } from '../../i18n/fill.ts';
import { chosenRange, withRange } from './facet-choice.ts';
import type { ListSetup } from './list-setup.ts';
import { RangeForm } from './range-form.tsx';

interface Props {
  field: string;
  /** What the facet is called. */
  label: string;
  /** The ends of the list, in the unit that the inputs are in. */
  range: MeasureRange;
  state: ListState;
  setup: ListSetup;
  onState: Dispatch<SetStateAction<ListState>>;
}

const typed = ({ min, max }: MeasureRange, locale: Locale) => ({
  min: typedDecimal(min, locale),
  max: typedDecimal(max, locale),
});

/** A range of a facet's measures; an end left open is the list's own. */
export function MeasureFilter({ field, label, range, state, setup, onState }: Props) {
  const { texts, locale } = setup;
  const chosen = chosenRange(state, field);
  const words = { label, unit: range.unit };
  return (
    <RangeForm
      labels={{ min: fill(texts.measureMin, words), max: fill(texts.measureMax, words) }}
      bounds={typed(range, locale)}
      chosen={chosen && typed(chosen, locale)}
      apply={texts.apply}
      parse={(min, max) => measureRange(min, max, range.unit, locale)}
      onRange={(wanted) => onState((now) => withRange(now, field, wanted))}
    />
  );
}
