import texts from 'texts:profile/addressForm';
import { useEffect } from 'react';
import { ADDRESS_TYPES } from '../../../domain/account/address.ts';
import type { Address } from '../../../domain/account/customer.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { textIfKnown } from '../../../i18n/fill.ts';
import { saveAddress } from '../profile.ts';
import { notify } from '../../calls/notification.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import { refusalText } from '../form/refusal-text.ts';
import { useForm } from '../form/use-form.ts';
import { addressFormId } from './address-card.tsx';
import {
  addressInput,
  addressRules,
  type AddressField,
  addressValues,
  addressLabels,
  checkAddressField,
} from './address-values.ts';
import { ContactFields, PlaceFields } from './address-fields.tsx';
import { countryOptions } from './country-names.ts';

interface Props {
  /** Null: a new address. */
  address: Address | null;
  locale: Locale;
  /** Codes of the countries that the shop delivers to. */
  countries: readonly string[];
  takesFocus: boolean;
  close: () => void;
}

/** Adds or changes an address, with a lookup for Dutch addresses. */
export function AddressForm({ address, locale, countries, takesFocus, close }: Props) {
  const t = texts[locale];
  const id = address?.id ?? null;
  const form = useForm<AddressField>({
    id: addressFormId(id),
    locale,
    initial: addressValues(address),
    rules: addressRules,
    check: (name, value) => checkAddressField(locale, name, value),
    async send(values) {
      const outcome = await saveAddress(locale, addressInput(values, address), id);
      if (!outcome.ok) return { text: refusalText(outcome, locale) };
      notify(id === null ? t.added : t.saved, 'success');
      close();
      return null;
    },
  });
  useEffect(() => {
    if (takesFocus) document.getElementById(`${addressFormId(id)}-type`)?.focus();
  }, [takesFocus, id]);
  const { values } = form;
  const labels = addressLabels(locale);
  const types = [...new Set([...ADDRESS_TYPES, values.type])];
  return (
    <FormFrame form={form} labels={labels} submit={t.save} onCancel={close}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          {...{ form, name: 'type', label: labels.type }}
          options={types.map((type) => [type, textIfKnown(t, `type-${type}`) ?? type] as const)}
        />
        <ChoiceField
          {...{ form, name: 'countryCode', label: labels.countryCode }}
          options={countryOptions(
            countries,
            values.countryCode,
            locale,
            values.type === 'InvoiceAddress',
          )}
          autoComplete="country"
        />
      </div>
      <PlaceFields form={form} labels={labels} locale={locale} />
      <div className="border-t border-line pt-4">
        <ContactFields form={form} labels={labels} locale={locale} />
      </div>
    </FormFrame>
  );
}
