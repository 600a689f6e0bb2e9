import {
  type ReactNode,
  useState,
  type FormEvent,
  useEffect,
  useRef,
  type Dispatch,
  type SetStateAction,
} from 'react';
import type { Locale } from '../../domain/shared/common.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { MAX_SHOWN_VALUES } from '../../domain/listing/facets.ts';
import { afterPaint } from '../ui/timing.ts';
import { Check } from '../ui/check.tsx';
import type { ListedFacet, ListSetup } from './list-setup.ts';
import { isOnlyInStore, type ListState } from '../../domain/listing/list-state.ts';
import { fill } from '../../i18n/fill.ts';
import { ChangeStore } from '../store/change-store.tsx';
import { type OwnFacets, toggleStore } from './own/own-facets.ts';

interface ValueGroupProps extends Pick<ListedFacet, 'label' | 'values'> {
  locale: Locale;
  chosenValues: string[];
  onToggle: (value: string) => void;
  /** Text of the button that loads and shows the remaining values. */
  moreText: string;
  onMore: () => Promise<unknown>;
  /** Input for a range; the values are then hidden until requested. */
  range?: ReactNode;
}

/** Values to select from: the first ones and the selected ones, until more are requested. */
export function ValueGroup(props: ValueGroupProps) {
  const { label, values, locale, chosenValues, onToggle, moreText, onMore, range } = props;
  const [showsAll, setShowsAll] = useState(false);
  const firstCount = range ? 0 : MAX_SHOWN_VALUES;
  const shownValues = values.filter(
    ({ value }, i) => showsAll || i < firstCount || chosenValues.includes(value),
  );
  return (
    <fieldset>
      <legend>{label}</legend>
      {range}
      {shownValues.map(({ value, label: text, count }) => (
        <Check key={value} checked={chosenValues.includes(value)} onToggle={() => onToggle(value)}>
          <span>{text ?? value}</span>
          <small>{formatNumber(count, locale)}</small>
        </Check>
      ))}
      {values.length > shownValues.length && (
        <button
          className="link min-h-11 text-[0.9375rem]"
          type="button"
          onClick={({ currentTarget }) => {
            const group = currentTarget.parentElement;
            setShowsAll(true);
            // Newly loaded values may push the focused one out of view.
            const scrollToFocused = () =>
              document
                .querySelector('.filters :focus-visible')
                ?.scrollIntoView({ block: 'nearest' });
            void onMore().then(() => afterPaint(scrollToFocused));
            // The button disappears, so move the focus to the first value that it revealed.
            afterPaint(() =>
              group?.querySelectorAll<HTMLElement>('.check input')[firstCount]?.focus(),
            );
          }}
        >
          {moreText}
        </button>
      )}
    </fieldset>
  );
}

/** Texts for both ends of a range. */
export interface RangeEnds {
  min: string;
  max: string;
}

interface RangeFormProps<Range> {
  /** Accessible names of the inputs. */
  labels: RangeEnds;
  /** Placeholders of empty inputs: the bounds of the list, which apply if an end is left open. */
  bounds: RangeEnds;
  /** The active range; null if the list is not filtered by it. */
  chosenRange: RangeEnds | null;
  applyText: string;
  /**
   * Parses the range; null if an end is not a number, in which case an error shows the expected
   * format.
   */
  parse: (min: string, max: string) => Range | null;
  /** Called with the range to apply, or null if both inputs are empty. */
  onRange: (range: Range | null) => void;
}

/** Two inputs for the ends of a range, with a button that applies it. */
export function RangeForm<Range>(props: RangeFormProps<Range>) {
  const { labels, bounds, chosenRange, applyText, parse, onRange } = props;
  const form = useRef<HTMLFormElement>(null);
  const appliedRange = `${chosenRange?.min}|${chosenRange?.max}`;
  const lastAppliedRange = useRef(appliedRange);
  // Update the inputs when the active range changes, keeping the focus.
  useEffect(() => {
    if (lastAppliedRange.current !== appliedRange) form.current?.reset();
    lastAppliedRange.current = appliedRange;
  }, [appliedRange]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const inputs = [...currentTarget.querySelectorAll('input')];
    const [min, max] = inputs.map(({ value }) => value.trim()) as [string, string];
    const isEmpty = !min && !max;
    const range = isEmpty ? null : parse(min || bounds.min, max || bounds.max);
    if (isEmpty || range) return onRange(range);
    void import('./range-fault.ts').then((code) =>
      code.showRangeFault(currentTarget, (text) => parse(text, text) !== null),
    );
  };

  const field = (name: keyof RangeEnds) => (
    <input
      className="field px-2"
      type="text"
      name={name}
      inputMode="decimal"
      autoComplete="off"
      aria-label={labels[name]}
      placeholder={bounds[name]}
      defaultValue={chosenRange?.[name] ?? ''}
    />
  );

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-1.5 pt-1.5"
      ref={form}
      onSubmit={submit}
    >
      {field('min')}
      <span aria-hidden="true">–</span>
      {field('max')}
      <button className="btn btn-light px-3" type="submit">
        {applyText}
      </button>
    </form>
  );
}

interface OwnFilterProps {
  state: ListState;
  setup: ListSetup;
  ownFacets: OwnFacets;
  onState: Dispatch<SetStateAction<ListState>>;
}

/**
 * Limits the list to the stock of the shopper's branch. The prerendered HTML contains the button
 * that changes the branch, and reserves space for the checkbox if the shopper has one, so that
 * nothing shifts.
 */
export function StockFilter({ state, setup, ownFacets, onState }: OwnFilterProps) {
  const { texts, locale, options } = setup;
  const { branch, inBranch } = ownFacets;
  return (
    <fieldset>
      <legend>{texts.stock}</legend>
      <div className={branch ? 'grid min-h-11' : 'hidden min-h-11 in-data-branch:grid'}>
        {branch && (
          <Check
            checked={isOnlyInStore(state)}
            onToggle={() =>
              onState((now) => toggleStore(now, branch.id, options.sortOptions[0]?.field ?? ''))
            }
          >
            <span>{fill(texts.inBranch, { branch: branch.name })}</span>
            {inBranch !== null && <small>{formatNumber(inBranch, locale)}</small>}
          </Check>
        )}
      </div>
      <ChangeStore className="min-h-11 text-[0.9375rem] lg:min-h-8" {...texts} />
    </fieldset>
  );
}

/** Limits the list to what the customer bought before; absent if that is nothing of this list. */
export function BoughtFilter({ state, setup, ownFacets, onState }: OwnFilterProps) {
  const { texts, locale } = setup;
  if (!ownFacets.bought && !state.bought) return null;
  return (
    <fieldset>
      <legend>{texts.purchases}</legend>
      <Check
        checked={state.bought}
        onToggle={() => onState((now) => ({ ...now, page: 1, bought: !now.bought }))}
      >
        <span>{texts.bought}</span>
        {ownFacets.bought !== null && <small>{formatNumber(ownFacets.bought, locale)}</small>}
      </Check>
    </fieldset>
  );
}
