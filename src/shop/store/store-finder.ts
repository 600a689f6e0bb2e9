import { atom, type ReadableAtom } from 'nanostores';
import type { ApiClient } from '../../api/client.ts';
import { stores } from '../../api/stores/client.ts';
import type { Coordinates } from '../../api/stores/mappers.ts';
import { comparePlaceNames } from '../../domain/shared/dates.ts';
import type { Store } from '../../domain/store/store.ts';
import { findVisitorPosition, type PositionProblem } from './visitor-position.ts';
import { type PlaceProblem, placeOfTerm } from './search-place.ts';

export type FinderProblem = PositionProblem | PlaceProblem;

export interface FinderView {
  /** Sorted by town, or nearest first; null until the first response. */
  stores: Store[] | null;
  isBusy: boolean;
  /** True if `stores` contain distances. */
  hasDistances: boolean;
  /** Origin of the distances; null without distances. */
  place: Coordinates | null;
  problem: FinderProblem | null;
}

export interface StoreFinder {
  $view: ReadableAtom<FinderView>;
  /**
   * Loads the stores nearest to a postcode or town; for an empty term all stores, sorted by town.
   */
  search(term: string): Promise<void>;
  /** Loads the stores nearest to the visitor's position. */
  findNearby(): Promise<void>;
}

const STORE_TAGS = ['Webshop'];

const normalizeName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();

/** Searches stores; of several concurrent searches, the last one determines the result. */
export function createStoreFinder(client: ApiClient, locate = findVisitorPosition): StoreFinder {
  const $view = atom<FinderView>({
    stores: null,
    isBusy: false,
    hasDistances: false,
    place: null,
    problem: null,
  });
  let latestRequest = 0;

  /** Runs a search; its result is dropped if a newer search has started. */
  async function findStores(
    findOrigin: () => Promise<Coordinates | FinderProblem | null>,
  ): Promise<void> {
    const ownRequest = (latestRequest += 1);
    $view.set({ ...$view.get(), isBusy: true, problem: null });
    const place = await findOrigin();
    const problem = typeof place === 'string' ? place : null;
    // A failed search keeps the current list.
    const keepsStores = problem !== null && $view.get().stores !== null;
    const origin = typeof place === 'string' ? null : place;
    const found = keepsStores ? null : await loadStores(origin);
    if (ownRequest !== latestRequest) return;
    if (found === null) {
      const failed: FinderProblem = problem ?? 'failed';
      $view.set({ ...$view.get(), isBusy: false, problem: failed });
    } else
      $view.set({
        stores: found,
        isBusy: false,
        hasDistances: origin !== null,
        place: origin,
        problem,
      });
  }

  async function loadStores(origin: Coordinates | null): Promise<Store[] | null> {
    const outcome = await stores(client, {
      ...(origin && { near: origin }),
      storeTags: STORE_TAGS,
    });
    if (!outcome.ok) return null;
    return origin
      ? outcome.data
      : outcome.data.sort((a, b) => comparePlaceNames(a.address.city, b.address.city));
  }

  async function findSearchedPlace(term: string): Promise<Coordinates | FinderProblem | null> {
    if (term === '') return null;
    const found = await placeOfTerm(client, term);
    if (typeof found !== 'string' || /^\d/.test(term)) return found;
    // If the lookup found nothing, the start of a town with a store is enough.
    const all = $view.get().stores ?? (await loadStores(null));
    const plainTerm = normalizeName(term);
    const storeInTown =
      plainTerm && all?.find(({ address }) => normalizeName(address.city).startsWith(plainTerm));
    return storeInTown ? storeInTown.location : found;
  }

  return {
    $view,
    search: (term) => findStores(() => findSearchedPlace(term.trim())),
    findNearby: () => findStores(locate),
  };
}
