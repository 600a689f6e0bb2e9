/**
 * The signed-in customer (spec 1 §4.2). Only pages that need the customer import this store; it is
 * loaded once a page, and cleared when the user signs out.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import * as calls from '../../../api/customer/client.ts';
import { type Outcome, mapOutcome } from '../../../api/outcome.ts';
import { isDeliveryAddress } from '../../../domain/account/address-type.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Customer, CustomerChanges } from '../../../domain/account/customer.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { api } from '../../calls/api.ts';
import { keepLoyalty } from '../loyalty/loyalty.ts';
import { setToken } from './session.ts';
import { currentToken } from './token.ts';
import { $user } from './user.ts';

const $loaded = atom<Customer | null>(null);

/** The customer as last loaded; null before, and after signing out. */
export const $customer: ReadableAtom<Customer | null> = $loaded;

interface LoadOptions {
  /** Loads again where the customer has no delivery address; the server then makes one. */
  needsDeliveryAddress?: boolean;
}

/** The contact whose customer is loaded: colleagues share a customer. */
let owner: string | undefined;

/** A load under way, for the contact that asked. */
let loading: { contactId: string | undefined; customer: Promise<Customer | null> } | null = null;

onMount($loaded, () =>
  $user.listen((user) => {
    if (!user) $loaded.set(null);
    else if (!$loaded.get() || owner !== user.contactId) void loadCustomer(pageLocale());
  }),
);

/**
 * Loads the customer unless that has happened; simultaneous callers share one call. Null if nobody
 * is signed in, or the call failed.
 */
export async function loadCustomer(
  locale: Locale,
  { needsDeliveryAddress = false }: LoadOptions = {},
): Promise<Customer | null> {
  const contactId = $user.get()?.contactId;
  if (loading && loading.contactId !== contactId) loading = null;
  const customer = loading ? await loading.customer : $loaded.get();
  const isLoaded = customer !== null && owner === contactId;
  const lacksAddress = needsDeliveryAddress && !customer?.addresses.some(isDeliveryAddress);
  return isLoaded && !lacksAddress ? customer : load(locale, needsDeliveryAddress);
}

/** Loads the customer again, after a change. */
export const reloadCustomer = (locale: Locale): Promise<Customer | null> => load(locale, false);

/**
 * Saves changes and loads the customer again. The session gets a new token with the changed name
 * and address, so that the header follows.
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

/** Changes the default store; a customer who is shown on this page is loaded again. */
export async function saveDefaultStore(storeId: number, locale: Locale): Promise<void> {
  const outcome = await calls.setDefaultStore(api(locale), storeId);
  if (outcome.ok && $loaded.get()) await reloadCustomer(locale);
}

async function load(locale: Locale, ensureDeliveryAddress: boolean): Promise<Customer | null> {
  if (!currentToken()) return null;
  const contactId = $user.get()?.contactId;
  const customer = ask(locale, ensureDeliveryAddress, contactId);
  const mine = (loading = { contactId, customer });
  try {
    return await customer;
  } finally {
    if (loading === mine) loading = null;
  }
}

async function ask(
  locale: Locale,
  ensureDeliveryAddress: boolean,
  contactId: string | undefined,
): Promise<Customer | null> {
  const query = ensureDeliveryAddress ? { ensureDeliveryAddress } : {};
  const outcome = await calls.customer(api(locale), query);
  // Somebody signed out, or in as somebody else, meanwhile.
  if (!outcome.ok || $user.get()?.contactId !== contactId) return null;
  owner = contactId;
  $loaded.set(outcome.data);
  void keepLoyalty(outcome.data, locale);
  return outcome.data;
}
