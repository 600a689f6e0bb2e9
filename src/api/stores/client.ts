/** Calls about stores and locations. */
import type { Store } from '../../domain/store/store.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { STORES } from './endpoints.ts';
import {
  type Coordinates,
  type NamedPlace,
  mapCoordinates,
  mapPlace,
  mapStore,
} from './mappers.ts';
import type { CoordinatesRecord, PlaceRecord, StoreRecord } from './wire.ts';

export interface StoreQuery {
  /** Adds distances, and sorts by them. */
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
