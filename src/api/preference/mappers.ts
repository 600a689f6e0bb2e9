import type { Preference } from '../../domain/content/config.ts';
import { mapStore } from '../stores/mappers.ts';
import type { PreferenceRecord } from './wire.ts';

export function mapPreference(record: PreferenceRecord): Preference {
  return {
    storeId: record.StoreId ?? null,
    store: record.Store ? mapStore(record.Store) : null,
    includeVat: record.IncludeVat,
  };
}
