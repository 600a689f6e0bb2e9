import texts from 'texts:profile/addressForm';
import type { Locale } from '../../../domain/shared/common.ts';
import { TextField } from '../form/text-field.tsx';
import type { Form } from '../form/use-form.ts';
import type { AddressField } from './address-values.ts';

interface Props {
  form: Form<AddressField>;
  labels: Record<AddressField, string>;
  locale: Locale;
}

/** Who is found at an address, and what the driver should know. All of it is optional. */
export function ContactFields({ form, labels, locale }: Props) {
  const t = texts[locale];
  const field = (name: AddressField, rest: object) => (
    <TextField form={form} name={name} label={labels[name]} isOptional {...rest} />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {field('name', { autoComplete: 'organization', maxLength: 100, hint: t.nameHint })}
      {field('phoneNumber', {
        ...{ type: 'tel', autoComplete: 'tel', maxLength: 30, hint: t.phoneHint },
      })}
      {field('firstName', { autoComplete: 'given-name', maxLength: 60 })}
      {field('lastName', { autoComplete: 'family-name', maxLength: 80 })}
      {field('memo', { rows: 2, maxLength: 500, hint: t.memoHint, className: 'sm:col-span-2' })}
    </div>
  );
}
