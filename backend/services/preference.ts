import type { Kysely } from 'kysely';
import type { PreferenceRecord } from '../../src/api/preference/wire.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { Database } from '../db/schema/database.ts';
import type { CatalogueStore } from './catalogue.ts';
import { storeRecord } from './stores.ts';

/** Prices show with VAT until the visitor chooses otherwise. */
const DEFAULT_INCLUDE_VAT = true;

/** The preference of a visitor; without one, or before its first write, the defaults. */
export async function preferenceRecord(
  db: Kysely<Database>,
  stores: readonly CatalogueStore[],
  visitorId: string | null,
  locale: Locale,
): Promise<PreferenceRecord> {
  const row =
    visitorId === null
      ? undefined
      : await db
          .selectFrom('visitors')
          .select(['store_id', 'include_vat'])
          .where('id', '=', visitorId)
          .executeTakeFirst();
  const store = stores.find(({ id }) => id === row?.store_id);
  return {
    StoreId: store?.id ?? null,
    Store: store ? storeRecord(store, locale) : null,
    IncludeVat: row?.include_vat ?? DEFAULT_INCLUDE_VAT,
  };
}

/** Writes one choice of a visitor, whose row is made when it is the first. */
export async function savePreference(
  db: Kysely<Database>,
  visitorId: string,
  choice: { store_id: number } | { include_vat: boolean },
): Promise<void> {
  await db
    .insertInto('visitors')
    .values({ id: visitorId, include_vat: DEFAULT_INCLUDE_VAT, ...choice })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(choice))
    .execute();
}
