import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import texts from 'texts:builders/form';
import type { Locale } from '../../domain/shared/common.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { fill } from '../../i18n/fill.ts';

interface NumberFieldProps {
  locale: Locale;
  label: string;
  unit: string;
  value: number;
  limits: { min: number; max: number };
  hint?: string;
  onValue: (value: number) => void;
}

/** A whole number with its unit. Invalid input stays in the field with an error, and is not reported. */
export function NumberField(props: NumberFieldProps) {
  const { locale, label, unit, value, limits, hint, onValue } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  useLayoutEffect(() => {
    // Only a value that was not typed here, e.g. one from the URL, must be written into the field.
    if (field.current && Number(field.current.value) !== value) field.current.value = String(value);
  }, [value]);
  const readInput = (text: string) => {
    const typed = /^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN;
    const isValid = typed >= limits.min && typed <= limits.max;
    setInvalid(!isValid);
    if (isValid) onValue(typed);
  };
  const range = { min: formatNumber(limits.min, locale), max: formatNumber(limits.max, locale) };
  return (
    <div>
      <label className="mb-1 block font-medium" htmlFor={id}>
        {label}
      </label>
      <span className="relative block">
        <input
          id={id}
          ref={field}
          className="field pr-12 tabular-nums"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          defaultValue={value}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-unit ${id}-hint ${id}-fault`}
          onInput={({ currentTarget }) => readInput(currentTarget.value)}
        />
        <span
          id={`${id}-unit`}
          className="pointer-events-none absolute inset-y-0 right-3 grid place-content-center text-muted"
        >
          {unit}
        </span>
      </span>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted empty:hidden">
        {hint}
      </p>
      <p id={`${id}-fault`} className="mt-1 text-sm text-discount empty:hidden" role="alert">
        {isInvalid && fill(texts[locale].range, { ...range, unit })}
      </p>
    </div>
  );
}

interface ChoiceFieldProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  hint?: string;
  onValue: (value: Value) => void;
}

/** A choice from a short list. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, value, options, hint, onValue } = props;
  const id = useId();
  return (
    <div>
      <label className="mb-1 block font-medium" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field"
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([one]) => String(one) === currentTarget.value);
          if (chosen) onValue(chosen[0]);
        }}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A message about the input or the result. */
export function Note({ tone, children }: { tone: 'warning' | 'good'; children: ReactNode }) {
  const colour = tone === 'warning' ? 'bg-warning-soft' : 'bg-positive-soft';
  return (
    <div className={`rounded p-3 ${colour}`} role={tone === 'warning' ? 'alert' : undefined}>
      {children}
    </div>
  );
}

/** Fields and result beside each other; on a phone and on paper below each other. */
export function ToolFrame({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] print:grid-cols-1">
      {/* No form: the list follows each change, so there is nothing to submit. */}
      <div className="grid gap-4 rounded-lg bg-surface p-4 md:p-6 print:hidden">{form}</div>
      <div className="min-h-160 min-w-0 print:min-h-0">{children}</div>
    </div>
  );
}
