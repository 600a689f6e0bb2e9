import texts from 'texts:checkout/address';
import { useState } from 'react';
import type { AddressInput } from '../../../domain/account/customer.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { deliverOnceTo, deliverToNew } from '../checkout-delivery.ts';
import { ChoiceField } from '../../account/form/choice-field.tsx';
import { FormFrame, TextField } from '../../account/form/form-frame.tsx';
import { refusalText } from '../../account/form/refusal-text.ts';
import { useForm } from '../../account/form/use-form.ts';
import {
  addressLabels,
  checkAddressField,
  addressInput,
  addressRules,
  type AddressField,
  addressValues,
} from '../../account/profile/address-values.ts';
import { ContactFields, PlaceFields } from '../../account/profile/address-fields.tsx';
import { $customer, saveCustomer } from '../../account/session/customer.ts';
import { noLink, required } from '../../../domain/validation/rules.ts';
import { countryOptions } from '../../account/profile/country-names.ts';

interface Props {
  /** Unique on the page; also the key of the draft. */
  id: string;
  locale: Locale;
  /** Codes of the countries that the shop delivers to. */
  countries: readonly string[];
  /** A one-time address of this order to edit; null: a new address. */
  initialAddress?: AddressInput | null;
  onDone: () => void;
  /** Undefined: there is nothing to return to. */
  onCancel?: () => void;
}

/** Delivers to a new address, which is saved in the address book unless the customer opts out. */
export function NewAddressForm({
  id,
  locale,
  countries,
  initialAddress: initial = null,
  onDone,
  onCancel,
}: Props) {
  const t = texts[locale];
  const [isSavedToBook, setSavedToBook] = useState(initial === null);
  // A customer who registered with a mailed code has no name yet.
  const [needsName] = useState(() => {
    const customer = $customer.get();
    return customer !== null && !customer.firstName && !customer.lastName;
  });
  const form = useForm<AddressField>({
    id,
    locale,
    initial: addressValues(initial && { ...initial, id: 0, customerId: 0 }),
    rules: (values) => ({
      ...addressRules(values),
      ...(needsName && { firstName: [required, noLink], lastName: [required, noLink] }),
    }),
    check: (name, value) => checkAddressField(locale, name, value),
    async send(values) {
      const address = addressInput(values, null);
      const { firstName, lastName } = values;
      // A failure is ignored: the address contains the name as well.
      if (needsName) await saveCustomer({ firstName, lastName }, locale);
      const outcome = await (isSavedToBook
        ? deliverToNew(locale, address)
        : deliverOnceTo(address));
      if (!outcome.ok) return { text: refusalText(outcome, locale) };
      onDone();
      return null;
    },
  });
  const labels = addressLabels(locale);
  return (
    <FormFrame form={form} labels={labels} submit={t.deliverHere} {...(onCancel && { onCancel })}>
      {needsName && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...{ form, name: 'firstName', label: labels.firstName }}
            autoComplete="given-name"
            maxLength={60}
          />
          <TextField
            {...{ form, name: 'lastName', label: labels.lastName }}
            autoComplete="family-name"
            maxLength={80}
          />
        </div>
      )}
      <ChoiceField
        {...{ form, name: 'countryCode', label: labels.countryCode }}
        options={countryOptions(countries, form.values.countryCode, locale)}
        autoComplete="country"
      />
      <PlaceFields form={form} labels={labels} locale={locale} />
      <details className="rounded-lg border border-line bg-white">
        <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium">
          {needsName ? t.moreNamed : t.more}
        </summary>
        <div className="border-t border-line p-4">
          <ContactFields {...{ form, labels, locale }} hasNames={!needsName} />
        </div>
      </details>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          className="size-5 shrink-0 accent-brand"
          type="checkbox"
          checked={isSavedToBook}
          onChange={(event) => setSavedToBook(event.target.checked)}
        />
        {t.keep}
      </label>
    </FormFrame>
  );
}
