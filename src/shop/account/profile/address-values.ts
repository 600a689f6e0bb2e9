import texts from 'texts:profile/addressForm';
import type { Address, AddressInput } from '../../../domain/account/customer.ts';
import {
  type FieldRules,
  type FieldValues,
  availablePhone,
  noLink,
  noLinkInNumber,
  required,
  validHouseNumber,
  validPostcode,
} from '../../../domain/validation/rules.ts';
import { formatHouseNumber } from '../../../domain/validation/house-number.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { isPhoneAvailable } from '../profile.ts';
import { problemText } from '../form/problem-text.ts';

export type AddressField =
  | 'type'
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'countryCode'
  | 'postalCode'
  | 'houseNumber'
  | 'street'
  | 'city'
  | 'phoneNumber'
  | 'memo';

/** Form values of an address, or of a new one. House number and extension share one field. */
export function addressValues(address: Address | null): FieldValues<AddressField> {
  return {
    type: address?.type ?? 'DeliveryAddress',
    name: address?.name ?? '',
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    countryCode: address?.countryCode ?? 'NL',
    postalCode: address?.postalCode ?? '',
    houseNumber: address ? formatHouseNumber(address) : '',
    street: address?.street ?? '',
    city: address?.city ?? '',
    phoneNumber: address?.phoneNumber ?? '',
    memo: address?.memo ?? '',
  };
}

/** Validation rules; postcode and house number rules apply to Dutch addresses (spec 1 §5). */
export function addressRules(values: FieldValues<AddressField>): FieldRules<AddressField> {
  const isDutch = values.countryCode === 'NL';
  return {
    name: [noLink],
    firstName: [noLink],
    lastName: [noLink],
    postalCode: isDutch ? [required, validPostcode] : [required],
    houseNumber: [required, isDutch ? validHouseNumber : noLinkInNumber],
    street: [required, noLink],
    city: [required, noLink],
    phoneNumber: [availablePhone],
  };
}

/** The address to send; properties that the form does not show are unchanged. */
export const addressInput = (
  values: FieldValues<AddressField>,
  address: Address | null,
): AddressInput => ({
  ...values,
  gender: address?.gender ?? '',
  emailAddress: address?.emailAddress ?? '',
  houseNumberExtension: '',
});

/** Labels of the address fields. */
export function addressLabels(locale: Locale): Record<AddressField, string> {
  const t = texts[locale];
  const names = Object.keys(addressValues(null)) as AddressField[];
  return Object.fromEntries(names.map((name) => [name, t[name]])) as Record<AddressField, string>;
}

/** Validates a phone number on the server; returns an error text or null. */
export async function checkAddressField(
  locale: Locale,
  name: AddressField,
  value: string,
): Promise<string | null> {
  if (name !== 'phoneNumber' || (await isPhoneAvailable(locale, value))) return null;
  return problemText({ rule: 'availablePhone' }, locale);
}
