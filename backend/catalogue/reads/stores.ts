import type { StoreRecord } from '../../../src/api/stores/wire.ts';
import type { IsoDate, Locale } from '../../../src/domain/shared/common.ts';
import { localTime } from '../../../src/domain/store/opening-hours.ts';
import type { CatalogueStore } from './catalogue.ts';
import { distanceKm } from '../../../src/domain/store/distance.ts';
import type { Shop } from './shop.ts';

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
export function storeRecords(
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
