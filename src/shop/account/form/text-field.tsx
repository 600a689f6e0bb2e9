import texts from 'texts:profile/form';
import type { ChangeEvent, InputHTMLAttributes } from 'react';
import type { Form } from './use-form.ts';

interface Props<Name extends string> extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize'
> {
  form: Form<Name>;
  name: Name;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Lines of a field that may hold several; left out: one. */
  rows?: number;
  className?: string;
}

/** A text field of a form: label above it, hint and fault below it. */
export function TextField<Name extends string>(props: Props<Name>) {
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
    onBlur: () => form.leave(name),
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
