/** Changes to the customer's address book; each reloads the customer (spec 1 §4.2). */
import * as calls from '../../api/customer/client.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { AddressInput, FoundAddress } from '../../domain/account/customer.ts';
import { api } from '../calls/api.ts';
import { reloadCustomer } from './session/customer.ts';

async function thenReload<T>(locale: Locale, change: Promise<Outcome<T>>): Promise<Outcome<T>> {
  const outcome = await change;
  // Reload even after a failure: the address may have been deleted on another device.
  await reloadCustomer(locale);
  return outcome;
}

/** Adds an address, or replaces the one with this id. */
export function storeAddress(locale: Locale, address: AddressInput, id: number | null) {
  const client = api(locale);
  return thenReload(
    locale,
    id === null ? calls.addAddress(client, address) : calls.saveAddress(client, id, address),
  );
}

export const removeAddress = (locale: Locale, id: number) =>
  thenReload(locale, calls.deleteAddress(api(locale), id));

/** Dutch addresses at a postcode and house number; null if the lookup is unavailable. */
export async function lookUpAddresses(
  locale: Locale,
  postalCode: string,
  houseNumber: string,
): Promise<FoundAddress[] | null> {
  const outcome = await calls.findAddress(api(locale), postalCode, houseNumber);
  return outcome.ok ? outcome.data : null;
}
