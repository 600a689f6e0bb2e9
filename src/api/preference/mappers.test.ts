import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapStore } from '../stores/mappers.ts';
import type { StoreRecord } from '../stores/wire.ts';
import { mapPreference } from './mappers.ts';

const store = (Id: number): StoreRecord => ({
  Id,
  Code: 'U',
  Name: 'Utrecht',
  Type: 'Store',
  Url: 'utrecht',
  Phone: '',
  Email: '',
  Location: { GlobalLocationNumber: '', Latitude: 52, Longitude: 5 },
  Address: { Street: '', HouseNumber: '', PostalCode: '', City: '' },
  OpeningTimes: [],
});

it('keeps the VAT choice, and the store with its id where one was chosen', () => {
  const chosen = fc.oneof(fc.nat(), fc.constantFrom(null, undefined));
  fc.assert(
    fc.property(chosen, fc.boolean(), fc.boolean(), (StoreId, isKnown, IncludeVat) => {
      const Store = isKnown && StoreId != null ? store(StoreId) : null;
      expect(mapPreference({ StoreId, Store, IncludeVat })).toEqual({
        storeId: StoreId ?? null,
        store: Store ? mapStore(Store) : null,
        includeVat: IncludeVat,
      });
    }),
  );
  expect(mapPreference({ IncludeVat: true })).toEqual({
    storeId: null,
    store: null,
    includeVat: true,
  });
});
