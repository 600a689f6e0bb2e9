/**
 * API calls of the profile forms and the address book; a change of an address reloads the customer
 * (spec 1 §4.2).
 */
import * as calls from '../../api/customer/client.ts';
import { dataOrNull, type Outcome } from '../../api/outcome.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { FinancialData, AddressInput, FoundAddress } from '../../domain/account/customer.ts';
import { api } from '../calls/api.ts';
import { reloadCustomer } from './session/customer.ts';

/** Whether a phone number is valid (`availablePhone`, spec 1 §5); true if the call failed. */
export const isPhoneAvailable = async (locale: Locale, phone: string): Promise<boolean> =>
  dataOrNull(await calls.validatePhone(api(locale), phone)) ?? true;

/** Subscribes to or unsubscribes from the newsletter; null if the call failed. */
export const setNewsletter = async (locale: Locale, isOptIn: boolean): Promise<boolean | null> =>
  dataOrNull(await calls.setOptIn(api(locale), isOptIn));

/** Credit limit and balance; null for customers who do not buy on account. */
export const loadCreditData = async (locale: Locale): Promise<FinancialData | null> =>
  dataOrNull(await calls.financialData(api(locale)));

async function reloadAfter<T>(locale: Locale, change: Promise<Outcome<T>>): Promise<Outcome<T>> {
  const outcome = await change;
  // Reload even after a failure: the address may have been deleted on another device.
  await reloadCustomer(locale);
  return outcome;
}

/** Adds an address, or replaces the one with this id. */
export function saveAddress(locale: Locale, address: AddressInput, id: number | null) {
  const client = api(locale);
  return reloadAfter(
    locale,
    id === null ? calls.addAddress(client, address) : calls.saveAddress(client, id, address),
  );
}

export const removeAddress = (locale: Locale, id: number) =>
  reloadAfter(locale, calls.deleteAddress(api(locale), id));

/** Dutch addresses at a postcode and house number; null if the lookup is unavailable. */
export async function lookUpAddresses(
  locale: Locale,
  postalCode: string,
  houseNumber: string,
): Promise<FoundAddress[] | null> {
  const outcome = await calls.findAddress(api(locale), postalCode, houseNumber);
  return outcome.ok ? outcome.data : null;
}
