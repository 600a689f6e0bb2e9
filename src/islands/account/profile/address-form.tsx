import texts from 'texts:profile/addressForm';
import { ADDRESS_TYPES } from '../../../domain/address-type.ts';
import type { Address } from '../../../domain/entities/address.ts';
import type { Locale } from '../../../domain/entities/common.ts';
import { formatHouseNumber } from '../../../domain/validation/house-number.ts';
import { storeAddress } from '../../../stores/address-book.ts';
import { notify } from '../../../stores/notification.ts';
import { isPhoneAvailable } from '../../../stores/profile.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import { problemText } from '../form/problem-text.ts';
import { refusalText } from '../form/refusal-text.ts';
import { TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import { addressInput, addressRules, type AddressField, addressValues } from './address-values.ts';
import { countryOptions } from './country-names.ts';
import { LookupResult } from './lookup-result.tsx';
import { useAddressLookup } from './use-address-lookup.ts';

interface Props {
  /** Null: a new one. */
  address: Address | null;
  locale: Locale;
  close: () => void;
}

/** `id`: of the address; null for a new one. */
export const addressFormId = (id: number | null): string => `address-${id ?? 'new'}`;

/** Adds or changes an address. Dutch ones are looked up, and any can be typed. */
export function AddressForm({ address, locale, close }: Props) {
  const t = texts[locale];
  const id = address?.id ?? null;
  const form = useForm<AddressField>({
    id: addressFormId(id),
    locale,
    initial: addressValues(address),
    rules: addressRules,
    async check(name, value) {
      if (name !== 'phoneNumber' || (await isPhoneAvailable(locale, value))) return null;
      return problemText({ rule: 'availablePhone' }, locale);
    },
    async send(values) {
      const outcome = await storeAddress(locale, addressInput(values, address), id);
      if (!outcome.ok) return { text: refusalText(outcome, locale) };
      notify((id === null ? t.added : t.saved) ?? '', 'success');
      close();
      return null;
    },
  });
  const { values, set } = form;
  const lookup = useAddressLookup(values, locale, set);
  const isDutch = values.countryCode === 'NL';
  const labels = Object.fromEntries(
    Object.keys(values).map((name) => [name, t[name] ?? name]),
  ) as Record<AddressField, string>;
  const types = [...new Set([...ADDRESS_TYPES, values.type])];
  const field = (name: AddressField, rest: object) => (
    <TextField form={form} name={name} label={labels[name]} {...rest} />
  );
  return (
    <FormFrame form={form} labels={labels} submit={t.save ?? ''} onCancel={close}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          {...{ form, name: 'type', label: labels.type }}
          options={types.map((type) => [type, t[`type-${type}`] ?? type] as const)}
        />
        <ChoiceField
          {...{ form, name: 'countryCode', label: labels.countryCode }}
          options={countryOptions(values.countryCode, locale)}
          autoComplete="country"
        />
      </div>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {field('postalCode', {
          ...{ autoComplete: 'postal-code', maxLength: 12, autoCapitalize: 'characters' },
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
        {field('street', { autoComplete: 'off', maxLength: 100 })}
        {field('city', { autoComplete: 'address-level2', maxLength: 80 })}
      </div>
      <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
        {field('name', {
          ...{ autoComplete: 'organization', maxLength: 100, hint: t.nameHint },
          isOptional: true,
        })}
        {field('phoneNumber', {
          ...{ type: 'tel', autoComplete: 'tel', maxLength: 20, hint: t.phoneHint },
          isOptional: true,
        })}
        {field('firstName', { autoComplete: 'given-name', maxLength: 60, isOptional: true })}
        {field('lastName', { autoComplete: 'family-name', maxLength: 80, isOptional: true })}
        {field('memo', {
          ...{ rows: 2, maxLength: 500, hint: t.memoHint, isOptional: true },
          className: 'sm:col-span-2',
        })}
      </div>
    </FormFrame>
  );
}
