import type { StoreRecord } from '../../../src/api/stores/calls.ts';
import * as calls from '../../../src/api/stores/calls.ts';
import type { IsoDate, Locale } from '../../../src/domain/shared/common.ts';
import { localTime } from '../../../src/domain/store/opening-hours.ts';
import type { CatalogueStore } from './catalogue.ts';
import { distanceKm } from '../../../src/domain/store/distance.ts';
import type { Shop } from './shop.ts';
import type { Logger } from 'pino';
import { type Geocoder, GeocoderError } from '../geocoding/geocoder.ts';
import {
  notFound,
  type ApiRefusal,
  unavailable,
  CALL_TEXTS,
  unknownText,
} from '../../platform/http/answers.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import { placeholderSourceOf } from '../../editing/content/changed-entities.ts';
import { placeholderValuesOf } from '../../editing/content/placeholders.ts';
import { postsOfStore } from '../../editing/content/compile-shared.ts';
import type { ContentSite } from './content-routes.ts';

export interface StoreFilter {
  /** Adds distances, and sorts by them. */
  near: { lat: number; lng: number } | null;
  /** Kilometres; only used with `near`. */
  maxDistance: number | null;
  /** Only stores with any of these tags, ignoring case; empty for all. */
  tags: readonly string[];
}

/** Makes the record of a store; `distance` in kilometres. */
export function storeRecord(
  store: CatalogueStore,
  locale: Locale,
  distance: number | null = null,
): StoreRecord {
  const { details } = store;
  const { manager } = details;
  return {
    Id: store.id,
    Code: store.code,
    Name: store.name,
    Type: details.type,
    Url: store.url,
    Phone: details.phone,
    Email: details.email,
    Image: details.image,
    OnFleetId: details.onFleetId,
    DistanceInKm: distance === null ? null : Math.round(distance * 10) / 10,
    Location: {
      DistanceInMeters: distance === null ? null : Math.round(distance * 1000),
      GlobalLocationNumber: details.globalLocationNumber,
      Latitude: store.lat,
      Longitude: store.lng,
    },
    Address: {
      Street: details.street,
      HouseNumber: details.houseNumber,
      PostalCode: details.postalCode,
      City: details.city,
    },
    OpeningTimes: details.openingTimes.map(({ day, open, close }) => ({
      Day: day,
      Open: open,
      Close: close,
    })),
    HolidayTimes: details.holidayTimes.map((time) => ({
      Start: time.start,
      End: time.end,
      Open: time.open,
      Close: time.close,
      IsClosed: time.isClosed,
    })),
    Manager: manager && {
      FirstName: manager.firstName,
      LastName: manager.lastName,
      Image: manager.image,
    },
    Posts: details.posts.map((post) => ({
      Type: post.type,
      Title: post.title[locale],
      Summary: post.summary[locale],
      Url: post.url,
      Period: post.start && post.end ? { Start: dayOf(post.start), End: dayOf(post.end) } : null,
      Media: post.media,
    })),
    Tags: details.tags,
  };
}

/** Returns the day of a moment in the stores' time zone. */
function dayOf(moment: string): IsoDate {
  return moment.length === 10 ? moment : localTime(new Date(moment)).day;
}

/** Returns stores sorted by name, or by distance. */
function storeRecords(
  stores: readonly CatalogueStore[],
  filter: StoreFilter,
  locale: Locale,
): StoreRecord[] {
  const tags = filter.tags.map((tag) => tag.toLowerCase());
  const { near, maxDistance } = filter;
  return stores
    .filter(
      ({ details }) =>
        tags.length === 0 || details.tags.some((tag) => tags.includes(tag.toLowerCase())),
    )
    .map((store) => ({ store, distance: near ? distanceKm(near, store) : null }))
    .filter(({ distance }) => distance === null || distance <= (maxDistance ?? Infinity))
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    .map(({ store, distance }) => storeRecord(store, locale, distance));
}

/** Returns the stores that may be shown and selected. */
export function visibleStores(
  { state }: Shop,
  { hiddenStores }: { hiddenStores: readonly number[] },
): CatalogueStore[] {
  return state.catalogue.stores.filter(({ id }) => !hiddenStores.includes(id));
}

const CACHED_OPTIONS = { cached: true };

interface StoreRoutesOptions {
  shop: Shop;
  site: ContentSite;
  geocoder: Geocoder;
  log: Logger;
}

/** Handlers of calls about stores and locations (spec 2 §7). Hidden stores are never returned. */
export function storeRoutes({ shop, site, geocoder, log }: StoreRoutesOptions): HandledCall[] {
  const { brand } = site;
  const stores = ({ editorial }: PublicContext) => visibleStores(shop, editorial.settings);
  /** Adds the editors' news to a store. */
  const addContent = (
    record: StoreRecord,
    { editorial, locale, now }: PublicContext,
  ): StoreRecord => {
    const { content } = editorial;
    const count = shop.state.catalogue.productCount;
    const facts = placeholderValuesOf(
      placeholderSourceOf(editorial, locale, { brand, count, now }),
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
          addContent(record, context),
        );
      },
      CACHED_OPTIONS,
    ),
    handle(
      calls.storeByUrl,
      ({ params }, context) => {
        const store = stores(context).find(({ url }) => url === params.url.toLowerCase());
        return store
          ? addContent(storeRecord(store, context.locale), context)
          : notFound(unknownText('store', `"${params.url}"`));
      },
      CACHED_OPTIONS,
    ),
    handle(
      calls.storeById,
      ({ params }, context) => {
        const store = stores(context).find(({ id }) => id === params.id);
        return store
          ? addContent(storeRecord(store, context.locale), context)
          : notFound(unknownText('store', params.id));
      },
      CACHED_OPTIONS,
    ),
    handle(
      calls.postcodeCoords,
      ({ query: { postcode } }) =>
        findOrUnavailable(log, async () => {
          const place = await geocoder.postcode(postcode);
          if (!place) return notFound(unknownText('postcode', postcode));
          return { PostalCode: postcode, Latitude: place.lat, Longitude: place.lng };
        }),
      CACHED_OPTIONS,
    ),
    handle(
      calls.places,
      ({ query }) =>
        findOrUnavailable(log, async () =>
          (await geocoder.places(query.term)).map(({ name, lat, lng }) => ({
            Name: name,
            Latitude: lat,
            Longitude: lng,
          })),
        ),
      CACHED_OPTIONS,
    ),
  ];
}

/** Answers 503 if the geocoding service fails. The log entry omits the searched place. */
async function findOrUnavailable<T>(log: Logger, find: () => Promise<T>): Promise<T | ApiRefusal> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof GeocoderError)) throw error;
    log.warn({ reason: error.message }, 'Geocoding failed');
    return unavailable(CALL_TEXTS.noPlaceNow);
  }
}
