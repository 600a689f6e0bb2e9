/**
 * The signed-in customer (spec 1 §4.2). Imported only by pages that need it; loaded once per page,
 * and cleared on sign-out.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import * as calls from '../../../api/customer/client.ts';
import { type Outcome, mapOutcome } from '../../../api/outcome.ts';
import { isDeliveryAddress } from '../../../domain/account/address.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Customer, CustomerChanges } from '../../../domain/account/customer.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { api } from '../../calls/api.ts';
import { storeLoyalty } from '../loyalty/loyalty.ts';
import { setToken } from './session.ts';
import { currentToken } from './token.ts';
import { $user } from './user.ts';

const $loaded = atom<Customer | null>(null);

/** The loaded customer; null before loading and after sign-out. */
export const $customer: ReadableAtom<Customer | null> = $loaded;

interface LoadOptions {
  /** Reload if the customer has no delivery address: the server then creates one. */
  needsDeliveryAddress?: boolean;
}

/** Contact id of the loaded customer; several contacts can share a customer. */
let loadedContactId: string | undefined;

/** The pending load, with the contact id that it was started for. */
let pendingLoad: { contactId: string | undefined; customer: Promise<Customer | null> } | null =
  null;

onMount($loaded, () =>
  $user.listen((user) => {
    if (!user) $loaded.set(null);
    else if (!$loaded.get() || loadedContactId !== user.contactId) void loadCustomer(pageLocale());
  }),
);

/**
 * Loads the customer unless loaded; concurrent callers share one call. Null if signed out, or if
 * the call failed.
 */
export async function loadCustomer(
  locale: Locale,
  { needsDeliveryAddress = false }: LoadOptions = {},
): Promise<Customer | null> {
  const contactId = $user.get()?.contactId;
  if (pendingLoad && pendingLoad.contactId !== contactId) pendingLoad = null;
  const customer = pendingLoad ? await pendingLoad.customer : $loaded.get();
  const isLoaded = customer !== null && loadedContactId === contactId;
  const lacksAddress = needsDeliveryAddress && !customer?.addresses.some(isDeliveryAddress);
  return isLoaded && !lacksAddress ? customer : loadForCurrentContact(locale, needsDeliveryAddress);
}

/** Reloads the customer after a change. */
export const reloadCustomer = (locale: Locale): Promise<Customer | null> =>
  loadForCurrentContact(locale, false);

/**
 * Saves changes and reloads the customer. The server issues a new token with the changed name and
 * address, which updates the header.
 */
export async function saveCustomer(
  changes: CustomerChanges,
  locale: Locale,
): Promise<Outcome<null>> {
  const outcome = await calls.saveCustomer(api(locale), changes, true);
  if (!outcome.ok) return outcome;
  if (outcome.data.token) setToken(outcome.data.token);
  $loaded.set(outcome.data.customer);
  await reloadCustomer(locale);
  return mapOutcome(outcome, () => null);
}

/** Changes the default store; reloads the customer if it is loaded on this page. */
export async function saveDefaultStore(storeId: number, locale: Locale): Promise<void> {
  const outcome = await calls.setDefaultStore(api(locale), storeId);
  if (outcome.ok && $loaded.get()) await reloadCustomer(locale);
}

async function loadForCurrentContact(
  locale: Locale,
  ensureDeliveryAddress: boolean,
): Promise<Customer | null> {
  if (!currentToken()) return null;
  const contactId = $user.get()?.contactId;
  const customer = fetchCustomer(locale, ensureDeliveryAddress, contactId);
  const ownLoad = (pendingLoad = { contactId, customer });
  try {
    return await customer;
  } finally {
    if (pendingLoad === ownLoad) pendingLoad = null;
  }
}

async function fetchCustomer(
  locale: Locale,
  ensureDeliveryAddress: boolean,
  contactId: string | undefined,
): Promise<Customer | null> {
  const query = ensureDeliveryAddress ? { ensureDeliveryAddress } : {};
  const outcome = await calls.customer(api(locale), query);
  // The user signed out, or signed in as someone else, in the meantime.
  if (!outcome.ok || $user.get()?.contactId !== contactId) return null;
  loadedContactId = contactId;
  $loaded.set(outcome.data);
  void storeLoyalty(outcome.data, locale);
  return outcome.data;
}
