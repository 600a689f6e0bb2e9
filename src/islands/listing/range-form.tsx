import type { FormEvent } from 'react';

/** The texts of two ends. */
export interface RangeEnds {
  min: string;
  max: string;
}

interface Props {
  /** Accessible names of the inputs. */
  labels: RangeEnds;
  /** Shown in empty inputs: the ends of the list, which an end left open takes. */
  bounds: RangeEnds;
  /** What applies now; null if the list is not filtered by it. */
  chosen: RangeEnds | null;
  apply: string;
  /**
   * Called with the ends to apply, or null if both inputs were emptied. Returns false for
   * ends that are no numbers: the inputs then show again what applies.
   */
  onRange: (ends: RangeEnds | null) => boolean;
}

/** Two inputs for the ends of a range, with a button that applies it. */
export function RangeForm({ labels, bounds, chosen, apply, onRange }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const end = (name: keyof RangeEnds) => String(form.get(name) ?? '').trim();
    const [min, max] = [end('min'), end('max')];
    const isEmpty = !min && !max;
    const isApplied = onRange(isEmpty ? null : { min: min || bounds.min, max: max || bounds.max });
    if (!isApplied) event.currentTarget.reset();
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
    <form className="range-form" onSubmit={submit}>
      {field('min')}
      <span aria-hidden="true">–</span>
      {field('max')}
      <button className="btn btn-light" type="submit">
        {apply}
      </button>
    </form>
  );
}
