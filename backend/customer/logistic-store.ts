import type { Kysely } from 'kysely';
import { defaultDeliveryAddress } from '../../src/domain/address-type.ts';
import { distanceKm } from '../../src/domain/distance.ts';
import { coordinatesOf } from '../catalogue/postcodes.ts';
import type { Database } from '../db/schema/database.ts';
import type { CatalogueStore } from '../services/catalogue.ts';
import { addressesOf } from './addresses.ts';

/**
 * The store that serves a customer: the nearest one to the proposed delivery address, else the
 * default store; null where neither is known. The postcodes of other countries are not located.
 */
export async function logisticStore(
  db: Kysely<Database>,
  stores: readonly CatalogueStore[],
  customerId: number,
): Promise<number | null> {
  const records = await addressesOf(db, customerId);
  const address = defaultDeliveryAddress(
    records.map((record) => ({ ...record, type: record.Type })),
  );
  const place = address?.CountryCode === 'NL' ? coordinatesOf(address.PostalCode) : null;
  if (place) {
    const nearest = stores
      .map((store) => ({ id: store.id, km: distanceKm(place, store) }))
      .sort((a, b) => a.km - b.km)[0];
    if (nearest) return nearest.id;
  }
  const row = await db
    .selectFrom('customers')
    .select('default_store_id')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return stores.find(({ id }) => id === row?.default_store_id)?.id ?? null;
}
