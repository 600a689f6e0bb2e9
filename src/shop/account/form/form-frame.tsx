import texts from 'texts:profile/form';
import {
  type ReactNode,
  useEffect,
  useRef,
  type ChangeEvent,
  type InputHTMLAttributes,
} from 'react';
import type { Form } from './use-form.ts';

interface FormFrameProps<Name extends string> {
  form: Form<Name>;
  /** Label of each field, for the links in the error summary. */
  labels: Record<Name, string>;
  /** Label of the button; undefined: a button outside sends the form. */
  submit?: string;
  onCancel?: () => void;
  /** For irreversible actions. */
  isDanger?: boolean;
  children: ReactNode;
}

/** A form with its error summary (which gets the focus), fields and buttons. */
export function FormFrame<Name extends string>(props: FormFrameProps<Name>) {
  const { form, labels, submit, onCancel, isDanger, children } = props;
  const { id, locale, faults, summary, isBusy } = form;
  const t = texts[locale];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (summary && !isBusy) box.current?.focus();
  }, [summary, isBusy]);
  return (
    <form className="grid gap-4" noValidate aria-busy={isBusy} onSubmit={form.submit}>
      {summary && (
        <div
          ref={box}
          className="border-l-4 border-discount bg-surface p-4"
          role="group"
          aria-labelledby={`${id}-summary`}
          tabIndex={-1}
        >
          <p className="font-bold" id={`${id}-summary`}>
            {summary}
          </p>
          <ul>
            {(Object.entries(faults) as [Name, string][]).map(([name, text]) => (
              <li key={name}>
                <a
                  className="link inline-block py-1"
                  href={`#${id}-${name}`}
                  onClick={(event) => {
                    // Prevents navigation.
                    event.preventDefault();
                    document.getElementById(`${id}-${name}`)?.focus();
                  }}
                >
                  {labels[name]}: {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {submit !== undefined && (
          <button
            className={isDanger ? 'btn bg-discount text-discount-ink' : 'btn btn-secondary'}
            type="submit"
            aria-disabled={isBusy}
          >
            {isBusy ? t.busy : submit}
          </button>
        )}
        {onCancel && (
          <button
            className="btn btn-light"
            type="button"
            onClick={() => {
              form.reset();
              onCancel();
            }}
          >
            {t.cancel}
          </button>
        )}
      </div>
    </form>
  );
}

interface TextFieldProps<Name extends string> extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize'
> {
  form: Form<Name>;
  name: Name;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Number of lines for multi-line input; undefined: a single-line input. */
  rows?: number;
  className?: string;
}

/** A text field with a label above it, and hint and error below it. */
export function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { form, name, label, hint, isOptional, rows, className = '', ...attributes } = props;
  const id = `${form.id}-${name}`;
  const fault = form.faults[name];
  const describedBy = [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    className: 'field aria-invalid:border-discount',
    ...{ id, name, value: form.values[name], required: !isOptional },
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': describedBy,
    maxLength: attributes.maxLength,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      form.set({ [name]: target.value } as Partial<Record<Name, string>>),
    onBlur: () => form.validateOnBlur(name),
  };
  return (
    <div className={`grid min-w-0 content-start gap-1 ${className}`}>
      <label className="font-medium" htmlFor={id}>
        {label}
        {isOptional && (
          <span className="font-normal text-muted"> {texts[form.locale]['optional']}</span>
        )}
      </label>
      {rows ? (
        <textarea {...shared} className={`${shared.className} py-2`} rows={rows} />
      ) : (
        <input {...shared} {...attributes} />
      )}
      {hint && (
        <p className="text-sm text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="text-sm font-medium text-discount empty:hidden" id={`${id}-error`}>
        {fault}
      </p>
    </div>
  );
}
