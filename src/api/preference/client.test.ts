import { expect, it } from 'vitest';
import { storeRecord } from '../../../tests/support/records.ts';
import { mapStore } from '../stores/mappers.ts';
import { mapPreference } from './client.ts';

const Store = storeRecord();

it.each([
  [
    { StoreId: 12, Store },
    { storeId: 12, store: mapStore(Store) },
  ],
  [
    { StoreId: 12, Store: null },
    { storeId: 12, store: null },
  ],
  [{ StoreId: null }, { storeId: null, store: null }],
  [{}, { storeId: null, store: null }],
])('keeps the VAT choice, and the store with its id where one was chosen', (chosen, kept) => {
  for (const IncludeVat of [true, false]) {
    expect(mapPreference({ ...chosen, IncludeVat })).toEqual({ ...kept, includeVat: IncludeVat });
  }
});
