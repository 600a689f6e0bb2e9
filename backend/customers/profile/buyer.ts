/** Reads who buys: contact, customer and addresses, and finds the store that serves them. */
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AddressRecord } from '../../../src/api/customer/wire.ts';
import type { Credit } from '../../../src/domain/cart/cart-payment.ts';
import { isLoyaltyCustomer } from '../../../src/domain/account/loyalty.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { SignedInCustomer } from '../../platform/http/context.ts';
import { addressRecord, selectAddresses, addressesOf } from './addresses.ts';
import { defaultDeliveryAddress } from '../../../src/domain/account/address.ts';
import { distanceKm } from '../../../src/domain/store/distance.ts';
import { coordinatesOf } from '../../catalogue/geocoding/geocoder.ts';
import type { CatalogueStore } from '../../catalogue/reads/catalogue.ts';

/** Data of the signed-in contact and its customer that carts and orders depend on. */
export interface Buyer {
  contact: {
    firstName: string;
    middleName: string;
    lastName: string;
    phone: string;
    mobile: string;
    email: string;
  };
  companyName: string;
  /** The default delivery address first, then by age. */
  addresses: AddressRecord[];
  defaultStoreId: number | null;
  /** Bonus points; null for customers who do not collect points (spec 1 §6). */
  bonusPoints: number | null;
  /** True if buying on account needs a pin. */
  hasPin: boolean;
  /** Null unless the contact may buy on account (spec 2 §6). */
  credit: Credit | null;
}

/** Reads a buyer in one statement; null if the customer was deleted. */
export async function readBuyer(
  db: Kysely<Database>,
  { customerId, contactId }: SignedInCustomer,
  loyaltyCustomerCodes: readonly string[],
): Promise<Buyer | null> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('contacts', 'contacts.customer_id', 'customers.id')
    .select([
      'contacts.first_name as firstName',
      'contacts.middle_name as middleName',
      'contacts.last_name as lastName',
      'contacts.phone',
      'contacts.mobile',
      'contacts.email',
      'company_name as companyName',
      'contacts.allow_on_account as allowOnAccount',
      'contacts.pin_hash as pinHash',
      'credit_limit as creditLimit',
      'credit_balance as creditBalance',
      'default_store_id as defaultStoreId',
      'bonus_points as bonusPoints',
      'loyalty_type as loyaltyType',
      'group_code as groupCode',
      'bonus_points_threshold as bonusPointsThreshold',
      'loyalty_participation_level as loyaltyParticipationLevel',
      'default_contact_id as defaultContactId',
    ])
    .select(jsonArrayFrom(selectAddresses(db, customerId)).as('addresses'))
    .where('customers.id', '=', customerId)
    .where('contacts.id', '=', contactId)
    .executeTakeFirst();
  if (!row) return null;
  const { firstName, middleName, lastName, phone, mobile, email, creditLimit } = row;
  const { companyName, defaultStoreId } = row;
  const earnsPoints = isLoyaltyCustomer({ ...row, contactId }, loyaltyCustomerCodes);
  const hasCredit = row.allowOnAccount && creditLimit !== null;
  return {
    contact: { firstName, middleName, lastName, phone, mobile, email },
    companyName,
    addresses: row.addresses.map(addressRecord),
    defaultStoreId,
    hasPin: row.pinHash !== null,
    bonusPoints: earnsPoints ? row.bonusPoints : null,
    credit: hasCredit ? { limit: creditLimit, balance: row.creditBalance ?? 0 } : null,
  };
}

/**
 * The id of the store that serves a customer: the nearest to the default delivery address, or else
 * the default store; null if neither is known. Only Dutch postcodes are geocoded.
 */
export async function logisticStoreId(
  db: Kysely<Database>,
  stores: readonly CatalogueStore[],
  customerId: number,
): Promise<number | null> {
  const addresses = await addressesOf(db, customerId);
  const row = await db
    .selectFrom('customers')
    .select('default_store_id as defaultStoreId')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return storeIdOfBuyer(stores, { addresses, defaultStoreId: row?.defaultStoreId ?? null });
}

/** Like `logisticStoreId`, for a buyer that was read already. */
export function storeIdOfBuyer(
  stores: readonly CatalogueStore[],
  { addresses, defaultStoreId }: Pick<Buyer, 'addresses' | 'defaultStoreId'>,
): number | null {
  const address = defaultDeliveryAddress(
    addresses.map((record) => ({ ...record, type: record.Type })),
  );
  const nearest = address ? nearestStoreId(stores, address) : null;
  return nearest ?? stores.find(({ id }) => id === defaultStoreId)?.id ?? null;
}

/** The id of the store nearest to a Dutch address; null if its postcode is unknown. */
export function nearestStoreId(
  stores: readonly CatalogueStore[],
  address: { CountryCode?: string | null | undefined; PostalCode: string },
): number | null {
  const coordinates = address.CountryCode === 'NL' ? coordinatesOf(address.PostalCode) : null;
  if (!coordinates) return null;
  const [nearest] = stores
    .map((store) => ({ id: store.id, km: distanceKm(coordinates, store) }))
    .sort((a, b) => a.km - b.km);
  return nearest?.id ?? null;
}
