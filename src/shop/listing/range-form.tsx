import { type FormEvent, useEffect, useRef } from 'react';

/** The texts of two ends. */
export interface RangeEnds {
  min: string;
  max: string;
}

interface Props<Range> {
  /** Accessible names of the inputs. */
  labels: RangeEnds;
  /** Shown in empty inputs: the ends of the list, which an end left open takes. */
  bounds: RangeEnds;
  /** What applies now; null if the list is not filtered by it. */
  chosen: RangeEnds | null;
  apply: string;
  /** The range between two ends; null if they are no numbers: a message says what they should be. */
  parse: (min: string, max: string) => Range | null;
  /** Called with the range to apply, or null if both inputs were emptied. */
  onRange: (range: Range | null) => void;
}

/** Two inputs for the ends of a range, with a button that applies it. */
export function RangeForm<Range>(props: Props<Range>) {
  const { labels, bounds, chosen, apply, parse, onRange } = props;
  const form = useRef<HTMLFormElement>(null);
  const applied = `${chosen?.min}|${chosen?.max}`;
  const last = useRef(applied);
  // The inputs follow what applies, and keep the focus.
  useEffect(() => {
    if (last.current !== applied) form.current?.reset();
    last.current = applied;
  }, [applied]);
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
      className="field"
      type="text"
      name={name}
      inputMode="decimal"
      autoComplete="off"
      aria-label={labels[name]}
      placeholder={bounds[name]}
      defaultValue={chosen?.[name] ?? ''}
    />
  );

  return (
    <form className="range-form" ref={form} onSubmit={submit}>
      {field('min')}
      <span aria-hidden="true">–</span>
      {field('max')}
      <button className="btn btn-light" type="submit">
        {apply}
      </button>
    </form>
  );
}
