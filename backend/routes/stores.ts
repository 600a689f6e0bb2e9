import * as calls from '../../src/api/stores/calls.ts';
import { coordinatesOf } from '../catalogue/postcodes.ts';
import { notFound } from '../http/answers.ts';
import type { CallContext } from '../http/context.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import type { Settings } from '../content/settings-schema.ts';
import type { Shop } from '../services/shop.ts';
import { storeRecord, storeRecords } from '../services/stores.ts';

const KEPT = { kept: true };

/** Calls about stores and locations (spec 2 §7). Hidden stores are in no answer. */
export function storeRoutes(shop: Shop): HandledCall[] {
  const stores = ({ editorial }: CallContext) => visibleStores(shop, editorial.settings);
  return [
    handle(
      calls.stores,
      ({ query }, context) => {
        const { latitude: lat, longitude: lng } = query;
        const near = lat === undefined || lng === undefined ? null : { lat, lng };
        const filter = { near, maxDistance: query.maxDistance ?? null, tags: query.storeTags };
        return storeRecords(stores(context), filter, context.locale);
      },
      KEPT,
    ),
    handle(
      calls.storeByUrl,
      ({ params }, context) => {
        const store = stores(context).find(({ url }) => url === params.url.toLowerCase());
        return store
          ? storeRecord(store, context.locale)
          : notFound(`There is no store "${params.url}".`);
      },
      KEPT,
    ),
    handle(
      calls.storeById,
      ({ params }, context) => {
        const store = stores(context).find(({ id }) => id === params.id);
        return store
          ? storeRecord(store, context.locale)
          : notFound(`There is no store ${params.id}.`);
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
