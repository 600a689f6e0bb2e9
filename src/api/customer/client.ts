/** Calls about the signed-in customer. */
import type {
  Address,
  AddressInput,
  FoundAddress,
  Customer,
  CustomerChanges,
  FinancialData,
  LogisticStore,
} from '../../domain/account/customer.ts';
import type { ApiClient } from '../client.ts';
import { mapOutcome, type Outcome } from '../outcome.ts';
import type { CustomerExportRecord } from './export-wire.ts';
import { mapAddress, mapCustomer, mapFinancialData, mapFoundAddress } from './mappers.ts';
import type {
  AddressRecord,
  CustomerRecord,
  FinancialDataRecord,
  FoundAddressRecord,
  SavedCustomerRecord,
} from './wire.ts';
import type { Endpoint } from '../call.ts';

const BASE = '/api/aspos/customer';
const ADDRESSES = `${BASE}/addresses`;

/**
 * Calls about the signed-in customer (spec 2 §7). Writing addresses by id is an addition to the
 * spec.
 */
export const CUSTOMER = {
  get: { audience: 'customer', method: 'GET', path: BASE },
  save: { audience: 'customer', method: 'PUT', path: BASE },
  delete: { audience: 'customer', method: 'DELETE', path: BASE },
  export: { audience: 'customer', method: 'GET', path: `${BASE}/export` },
  financialData: { audience: 'customer', method: 'GET', path: `${BASE}/financial-data` },
  setStore: { audience: 'customer', method: 'PUT', path: `${BASE}/store` },
  // Not public: the query contains a phone number, which caches must not store.
  validatePhone: { audience: 'personal', method: 'GET', path: `${BASE}/validate-phone` },
  logisticStore: {
    audience: 'customer',
    method: 'GET',
    path: '/api/bouwmaat/customer/logistics-store',
  },
  setOptIn: { audience: 'customer', method: 'POST', path: '/api/bouwmaat/customer/newsletter' },
  addresses: { audience: 'customer', method: 'GET', path: ADDRESSES },
  addAddress: { audience: 'customer', method: 'POST', path: ADDRESSES },
  saveAddress: { audience: 'customer', method: 'PUT', path: `${ADDRESSES}/{id}` },
  deleteAddress: { audience: 'customer', method: 'DELETE', path: `${ADDRESSES}/{id}` },
  findAddress: { audience: 'personal', method: 'POST', path: '/api/aspos/locations/findaddress' },
} as const satisfies Record<string, Endpoint>;

export interface CustomerQuery {
  /** Creates a delivery address from the invoice address if there is none. */
  ensureDeliveryAddress?: boolean;
  /** Parts to return; default all. */
  includeFields?: readonly ('addresses' | 'cards' | 'contacts' | 'defaultStore')[];
}

export interface SavedCustomer {
  customer: Customer;
  /** Null if not requested, or if the session has reached its maximum age. */
  token: string | null;
}

export async function customer(
  api: ApiClient,
  query: CustomerQuery = {},
): Promise<Outcome<Customer>> {
  return mapOutcome(
    await api.call<CustomerRecord>(CUSTOMER.get, { query: { ...query } }),
    mapCustomer,
  );
}

/** Saves changes. With `refreshToken`, returns a token with the changed name and e-mail address. */
export async function saveCustomer(
  api: ApiClient,
  changes: CustomerChanges,
  refreshToken = false,
): Promise<Outcome<SavedCustomer>> {
  const query = refreshToken ? { refreshToken } : {};
  const outcome = await api.call<SavedCustomerRecord>(CUSTOMER.save, { query, body: changes });
  return mapOutcome(outcome, ({ Customer: record, Token }) => ({
    customer: mapCustomer(record),
    token: Token ?? null,
  }));
}

/** Requests a new token before the current one expires. */
export async function refreshToken(api: ApiClient): Promise<Outcome<string | null>> {
  return mapOutcome(await saveCustomer(api, {}, true), ({ token }) => token);
}

/** `password`: the current one; null if the customer signs in at an external issuer. */
export function deleteCustomer(api: ApiClient, password: string | null): Promise<Outcome<null>> {
  return api.call<null>(CUSTOMER.delete, { body: password === null ? {} : { password } });
}

/** Returns all data of the customer, to be offered as a JSON file. */
export function exportCustomer(api: ApiClient): Promise<Outcome<CustomerExportRecord>> {
  return api.call<CustomerExportRecord>(CUSTOMER.export);
}

/** Fails as `Missing` if the contact may not buy on account. */
export async function financialData(api: ApiClient): Promise<Outcome<FinancialData>> {
  return mapOutcome(await api.call<FinancialDataRecord>(CUSTOMER.financialData), mapFinancialData);
}

export async function setDefaultStore(api: ApiClient, storeId: number): Promise<Outcome<Customer>> {
  const body = { storeId };
  return mapOutcome(await api.call<CustomerRecord>(CUSTOMER.setStore, { body }), mapCustomer);
}

export async function validatePhone(
  api: ApiClient,
  phoneNumber: string,
): Promise<Outcome<boolean>> {
  const query = { phoneNumber };
  const outcome = await api.call<{ IsValid: boolean }>(CUSTOMER.validatePhone, { query });
  return mapOutcome(outcome, ({ IsValid }) => IsValid);
}

/** Fails as `Missing` if neither an address nor a preferred store determines it. */
export async function logisticStore(api: ApiClient): Promise<Outcome<LogisticStore>> {
  return mapOutcome(await api.call<{ Id: number }>(CUSTOMER.logisticStore), ({ Id: id }) => ({
    id,
  }));
}

/** Returns whether the customer is now subscribed to the newsletter. */
export async function setOptIn(api: ApiClient, isOptIn: boolean): Promise<Outcome<boolean>> {
  const outcome = await api.call<{ IsOptIn: boolean }>(CUSTOMER.setOptIn, { body: { isOptIn } });
  return mapOutcome(outcome, ({ IsOptIn }) => IsOptIn);
}

export async function addresses(api: ApiClient): Promise<Outcome<Address[]>> {
  return mapOutcome(await api.call<AddressRecord[]>(CUSTOMER.addresses), (records) =>
    records.map(mapAddress),
  );
}

export async function addAddress(api: ApiClient, body: AddressInput): Promise<Outcome<Address>> {
  return mapOutcome(await api.call<AddressRecord>(CUSTOMER.addAddress, { body }), mapAddress);
}

/** Fails as `NotFound` where the customer has no such address. */
export async function saveAddress(
  api: ApiClient,
  id: number,
  body: AddressInput,
): Promise<Outcome<Address>> {
  const outcome = await api.call<AddressRecord>(CUSTOMER.saveAddress, { params: { id }, body });
  return mapOutcome(outcome, mapAddress);
}

/** Fails as `NotFound` where the customer has no such address. */
export function deleteAddress(api: ApiClient, id: number): Promise<Outcome<null>> {
  return api.call<null>(CUSTOMER.deleteAddress, { params: { id } });
}

/**
 * Finds addresses by Dutch postcode and house number (`546 K 1`): none, one, or several to choose
 * from. Fails as `Missing` while the service is unavailable; the shopper then types the address.
 */
export async function findAddress(
  api: ApiClient,
  postalCode: string,
  houseNumber: string,
): Promise<Outcome<FoundAddress[]>> {
  const body = { postalCode, houseNumber };
  const outcome = await api.call<FoundAddressRecord[]>(CUSTOMER.findAddress, { body });
  return mapOutcome(outcome, (records) => records.map(mapFoundAddress));
}
