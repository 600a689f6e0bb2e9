/** Calls about stores and locations. */
import type { Store } from '../../domain/store/store.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import {
  type Coordinates,
  type NamedPlace,
  mapCoordinates,
  mapPlace,
  mapStore,
} from './mappers.ts';
import type { CoordinatesRecord, PlaceRecord, StoreRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';

const BASE = '/api/aspos/stores';

/** Calls about stores and locations (spec 2 §7). */
export const STORES = {
  all: { audience: 'public', method: 'GET', path: BASE },
  byUrl: { audience: 'public', method: 'GET', path: `${BASE}/url/{url}` },
  byId: { audience: 'public', method: 'GET', path: `${BASE}/{id}` },
  postcodeCoords: {
    audience: 'public',
    method: 'GET',
    path: '/api/aspos/locations/postcode-coords',
  },
  places: { audience: 'public', method: 'GET', path: '/api/bouwmaat/locations/places' },
} as const satisfies Record<string, Endpoint>;

export interface StoreQuery {
  /** Place from which distances are measured; the stores are sorted by them. */
  near?: Coordinates;
  /** Kilometres. */
  maxDistance?: number;
  storeTags?: readonly string[];
}

export async function stores(api: ApiClient, options: StoreQuery = {}): Promise<Outcome<Store[]>> {
  const { near, maxDistance, storeTags } = options;
  const query = { latitude: near?.lat, longitude: near?.lng, maxDistance, storeTags };
  const outcome = await api.call<StoreRecord[]>(STORES.all, { query });
  return mapOutcome(outcome, (records) => records.map(mapStore));
}

export async function storeByUrl(api: ApiClient, url: string): Promise<Outcome<Store>> {
  return mapOutcome(await api.call<StoreRecord>(STORES.byUrl, { params: { url } }), mapStore);
}

export async function storeById(api: ApiClient, id: number): Promise<Outcome<Store>> {
  return mapOutcome(await api.call<StoreRecord>(STORES.byId, { params: { id } }), mapStore);
}

/** Returns the coordinates of a Dutch postcode. */
export async function postcodeCoordinates(
  api: ApiClient,
  postcode: string,
): Promise<Outcome<Coordinates>> {
  const query = { postcode };
  const outcome = await api.call<CoordinatesRecord>(STORES.postcodeCoords, { query });
  return mapOutcome(outcome, mapCoordinates);
}

/** Finds towns by the beginning of their name, most likely first. */
export async function places(api: ApiClient, term: string): Promise<Outcome<NamedPlace[]>> {
  const outcome = await api.call<PlaceRecord[]>(STORES.places, { query: { term } });
  return mapOutcome(outcome, (records) => records.map(mapPlace));
}
