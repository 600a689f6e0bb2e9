import type { Logger } from 'pino';
import * as calls from '../../../src/api/stores/calls.ts';
import type { StoreRecord } from '../../../src/api/stores/wire.ts';
import { type Geocoder, GeocoderError } from '../geocoding/geocoder.ts';
import { notFound, type ApiRefusal, unavailable } from '../../platform/http/answers.ts';
import { CALL_TEXTS, unknownText } from '../../platform/http/call-texts.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import { factSource } from '../../editing/content/changed-entities.ts';
import { contentFacts } from '../../editing/content/content-facts.ts';
import { postsOfStore } from '../../editing/content/store-posts.ts';
import type { Shop } from './shop.ts';
import type { ContentSite } from './content-routes.ts';
import { storeRecord, storeRecords, visibleStores } from './stores.ts';

const KEPT = { kept: true };

interface StoreParts {
  shop: Shop;
  site: ContentSite;
  geocoder: Geocoder;
  log: Logger;
}

/** Handlers of calls about stores and locations (spec 2 §7). Hidden stores are never returned. */
export function storeRoutes({ shop, site, geocoder, log }: StoreParts): HandledCall[] {
  const { brand } = site;
  const stores = ({ editorial }: PublicContext) => visibleStores(shop, editorial.settings);
  /** Adds the editors' news to a store. */
  const told = (record: StoreRecord, { editorial, locale, now }: PublicContext): StoreRecord => {
    const { content } = editorial;
    const count = shop.state.catalogue.productCount;
    const facts = contentFacts(
      factSource(editorial, locale, { brand, count, now }),
      content.company,
    );
    const posts = postsOfStore(content.locales[locale].storePosts, record.Id, facts, now);
    return { ...record, Posts: [...posts, ...(record.Posts ?? [])] };
  };
  return [
    handle(
      calls.stores,
      ({ query }, context) => {
        const { latitude: lat, longitude: lng } = query;
        const near = lat === undefined || lng === undefined ? null : { lat, lng };
        const filter = { near, maxDistance: query.maxDistance ?? null, tags: query.storeTags };
        return storeRecords(stores(context), filter, context.locale).map((record) =>
          told(record, context),
        );
      },
      KEPT,
    ),
    handle(
      calls.storeByUrl,
      ({ params }, context) => {
        const store = stores(context).find(({ url }) => url === params.url.toLowerCase());
        return store
          ? told(storeRecord(store, context.locale), context)
          : notFound(unknownText('store', `"${params.url}"`));
      },
      KEPT,
    ),
    handle(
      calls.storeById,
      ({ params }, context) => {
        const store = stores(context).find(({ id }) => id === params.id);
        return store
          ? told(storeRecord(store, context.locale), context)
          : notFound(unknownText('store', params.id));
      },
      KEPT,
    ),
    handle(
      calls.postcodeCoords,
      ({ query: { postcode } }) =>
        located(log, async () => {
          const found = await geocoder.postcode(postcode);
          if (!found) return notFound(unknownText('postcode', postcode));
          return { PostalCode: postcode, Latitude: found.lat, Longitude: found.lng };
        }),
      KEPT,
    ),
    handle(
      calls.places,
      ({ query }) =>
        located(log, async () =>
          (await geocoder.places(query.term)).map(({ name, lat, lng }) => ({
            Name: name,
            Latitude: lat,
            Longitude: lng,
          })),
        ),
      KEPT,
    ),
  ];
}

/** Answers 503 where the geocoding service fails, which is logged without what was asked. */
async function located<T>(log: Logger, find: () => Promise<T>): Promise<T | ApiRefusal> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof GeocoderError)) throw error;
    log.warn({ reason: error.message }, 'Geocoding failed');
    return unavailable(CALL_TEXTS.noPlaceNow);
  }
}
