import texts from 'texts:profile/addressForm';
import type { Locale } from '../../../domain/shared/common.ts';
import { formatHouseNumber } from '../../../domain/validation/house-number.ts';
import { TextField } from '../form/text-field.tsx';
import type { Form } from '../form/use-form.ts';
import type { AddressField } from './address-values.ts';
import { LookupResult } from './lookup-result.tsx';
import { useAddressLookup } from './use-address-lookup.ts';

interface Props {
  form: Form<AddressField>;
  labels: Record<AddressField, string>;
  locale: Locale;
}

/** Postcode, house number, street and city: Dutch ones are looked up, and any can be typed. */
export function PlaceFields({ form, labels, locale }: Props) {
  const t = texts[locale];
  const { values, set } = form;
  const lookup = useAddressLookup(values, locale, set);
  const isDutch = values.countryCode === 'NL';
  const field = (name: AddressField, rest: object) => (
    <TextField form={form} name={name} label={labels[name]} {...rest} />
  );
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      {field('postalCode', {
        ...{ autoComplete: 'postal-code', maxLength: 16, autoCapitalize: 'characters' },
        ...(isDutch && { hint: t.postalCodeHint }),
      })}
      {field('houseNumber', {
        ...{ autoComplete: 'off', maxLength: 20 },
        ...(isDutch && { hint: t.houseNumberHint }),
      })}
      <div className="sm:col-span-2">
        <LookupResult
          lookup={lookup}
          locale={locale}
          onChoose={(found) => {
            const { street, city } = found;
            set({ street, city, houseNumber: formatHouseNumber(found) });
          }}
        />
      </div>
      {field('street', { autoComplete: 'address-line1', maxLength: 100 })}
      {field('city', { autoComplete: 'address-level2', maxLength: 80 })}
    </div>
  );
}
