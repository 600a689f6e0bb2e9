import type { Kysely } from 'kysely';
import { defaultDeliveryAddress } from '../../../src/domain/account/address.ts';
import { distanceKm } from '../../../src/domain/store/distance.ts';
import { coordinatesOf } from '../../catalogue/postcodes.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { CatalogueStore } from '../../catalogue/reads/catalogue.ts';
import { addressesOf } from './addresses.ts';
import type { Buyer } from './buyer.ts';

/**
 * The store that serves a customer: the nearest to the proposed delivery address, or else the
 * default store; null if neither is known. Only Dutch postcodes are geocoded.
 */
export async function logisticStore(
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
  return storeOfBuyer(stores, { addresses, defaultStoreId: row?.defaultStoreId ?? null });
}

/** As `logisticStore`, for a buyer already read. */
export function storeOfBuyer(
  stores: readonly CatalogueStore[],
  { addresses, defaultStoreId }: Pick<Buyer, 'addresses' | 'defaultStoreId'>,
): number | null {
  const address = defaultDeliveryAddress(
    addresses.map((record) => ({ ...record, type: record.Type })),
  );
  const nearest = address ? nearestStore(stores, address) : null;
  return nearest ?? stores.find(({ id }) => id === defaultStoreId)?.id ?? null;
}

/** The store nearest to a Dutch address; null if its postcode is unknown. */
export function nearestStore(
  stores: readonly CatalogueStore[],
  address: { CountryCode?: string | null | undefined; PostalCode: string },
): number | null {
  const place = address.CountryCode === 'NL' ? coordinatesOf(address.PostalCode) : null;
  if (!place) return null;
  const [nearest] = stores
    .map((store) => ({ id: store.id, km: distanceKm(place, store) }))
    .sort((a, b) => a.km - b.km);
  return nearest?.id ?? null;
}
