import * as calls from '../../src/api/stores/calls.ts';
import { coordinatesOf } from '../catalogue/postcodes.ts';
import { notFound } from '../http/answers.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import type { Settings } from '../services/settings.ts';
import type { Shop } from '../services/shop.ts';
import { storeRecord, storeRecords } from '../services/stores.ts';

const KEPT = { kept: true };

/** Calls about stores and locations (spec 2 §7). Hidden stores are in no answer. */
export function storeRoutes(shop: Shop, settings: Settings): HandledCall[] {
  const stores = () => visibleStores(shop, settings);
  return [
    handle(
      calls.stores,
      ({ query }, { locale }) => {
        const { latitude: lat, longitude: lng } = query;
        const near = lat === undefined || lng === undefined ? null : { lat, lng };
        const filter = { near, maxDistance: query.maxDistance ?? null, tags: query.storeTags };
        return storeRecords(stores(), filter, locale);
      },
      KEPT,
    ),
    handle(
      calls.storeByUrl,
      ({ params }, { locale }) => {
        const store = stores().find(({ url }) => url === params.url.toLowerCase());
        return store ? storeRecord(store, locale) : notFound(`There is no store "${params.url}".`);
      },
      KEPT,
    ),
    handle(
      calls.storeById,
      ({ params }, { locale }) => {
        const store = stores().find(({ id }) => id === params.id);
        return store ? storeRecord(store, locale) : notFound(`There is no store ${params.id}.`);
      },
      KEPT,
    ),
    handle(
      calls.postcodeCoords,
      ({ query }) => {
        const found = coordinatesOf(query.postcode);
        if (!found) return notFound(`There is no postcode ${query.postcode}.`);
        return { PostalCode: query.postcode, Latitude: found.lat, Longitude: found.lng };
      },
      KEPT,
    ),
  ];
}

/** Stores that may be shown and chosen. */
export function visibleStores({ state }: Shop, { hiddenStores }: Settings) {
  return state.catalogue.stores.filter(({ id }) => !hiddenStores.includes(id));
}
