import type { Form } from './use-form.ts';

interface Props<Name extends string> {
  form: Form<Name>;
  name: Name;
  label: string;
  /** Pairs of value and text, in display order. */
  options: readonly (readonly [string, string])[];
  autoComplete?: string;
}

/** A native select for a few fixed options. */
export function ChoiceField<Name extends string>(props: Props<Name>) {
  const { form, name, label, options, autoComplete } = props;
  const id = `${form.id}-${name}`;
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label className="font-medium" htmlFor={id}>
        {label}
      </label>
      <select
        className="field"
        id={id}
        name={name}
        value={form.values[name]}
        autoComplete={autoComplete}
        onChange={(event) =>
          form.set({ [name]: event.target.value } as Partial<Record<Name, string>>)
        }
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
