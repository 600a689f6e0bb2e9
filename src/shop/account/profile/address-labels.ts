import texts from 'texts:profile/addressForm';
import type { Locale } from '../../../domain/shared/common.ts';
import { isPhoneAvailable } from '../profile.ts';
import { problemText } from '../form/problem-text.ts';
import { type AddressField, addressValues } from './address-values.ts';

/** Labels of the address fields. */
export function addressLabels(locale: Locale): Record<AddressField, string> {
  const t = texts[locale];
  const names = Object.keys(addressValues(null)) as AddressField[];
  return Object.fromEntries(names.map((name) => [name, t[name] ?? name])) as Record<
    AddressField,
    string
  >;
}

/** Asks the shop about a telephone number; answers the fault's text, or null. */
export async function checkAddressField(
  locale: Locale,
  name: AddressField,
  value: string,
): Promise<string | null> {
  if (name !== 'phoneNumber' || (await isPhoneAvailable(locale, value))) return null;
  return problemText({ rule: 'availablePhone' }, locale);
}
