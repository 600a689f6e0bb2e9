import texts from 'texts:profile/form';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Form } from './use-form.ts';

interface Props<Name extends string> {
  form: Form<Name>;
  /** Label of each field, for the links in the error summary. */
  labels: Record<Name, string>;
  submit: string;
  onCancel?: () => void;
  /** For what cannot be undone. */
  isDanger?: boolean;
  children: ReactNode;
}

/** A form: its summary of faults, which takes the focus, its fields, and its buttons. */
export function FormFrame<Name extends string>(props: Props<Name>) {
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
                    // The address stays as it is.
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
      <div className="flex flex-wrap gap-2">
        <button
          className={isDanger ? 'btn bg-discount text-discount-ink' : 'btn btn-secondary'}
          type="submit"
          aria-disabled={isBusy}
        >
          {isBusy ? t.busy : submit}
        </button>
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
