import { atom, type ReadableAtom } from 'nanostores';
import type { ApiClient } from '../../api/client.ts';
import { stores } from '../../api/stores/client.ts';
import type { Coordinates } from '../../api/stores/mappers.ts';
import { comparePlaceNames } from '../../domain/shared/dates.ts';
import type { Store } from '../../domain/store/store.ts';
import { currentPosition, type PositionProblem } from './visitor-position.ts';
import { type PlaceProblem, placeOfTerm } from './search-place.ts';

export type FinderProblem = PositionProblem | PlaceProblem;

export interface FinderView {
  /** Sorted by town, or nearest first; null until the first response. */
  stores: Store[] | null;
  busy: boolean;
  /** True if `stores` contain distances. */
  near: boolean;
  /** Origin of the distances; null without distances. */
  place: Coordinates | null;
  problem: FinderProblem | null;
}

export interface StoreFinder {
  $view: ReadableAtom<FinderView>;
  /** Nearest to a postcode or town; empty: all, by town. */
  search(term: string): Promise<void>;
  /** Nearest to the visitor's position. */
  findNearby(): Promise<void>;
}

const TAGS = ['Webshop'];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();

/** Stores in the order of a search; the latest search wins. */
export function createStoreFinder(client: ApiClient, locate = currentPosition): StoreFinder {
  const $view = atom<FinderView>({
    stores: null,
    busy: false,
    near: false,
    place: null,
    problem: null,
  });
  let latest = 0;

  /** Runs a search; its result is dropped if a newer search has started. */
  async function findStores(
    find: () => Promise<Coordinates | FinderProblem | null>,
  ): Promise<void> {
    const ownRequest = (latest += 1);
    $view.set({ ...$view.get(), busy: true, problem: null });
    const place = await find();
    const problem = typeof place === 'string' ? place : null;
    // A failed search keeps the current list.
    const keeps = problem !== null && $view.get().stores !== null;
    const near = typeof place === 'string' ? null : place;
    const found = keeps ? null : await load(near);
    if (ownRequest !== latest) return;
    if (found === null) {
      const failed: FinderProblem = problem ?? 'failed';
      $view.set({ ...$view.get(), busy: false, problem: failed });
    } else $view.set({ stores: found, busy: false, near: near !== null, place: near, problem });
  }

  async function load(near: Coordinates | null): Promise<Store[] | null> {
    const outcome = await stores(client, { ...(near && { near }), storeTags: TAGS });
    if (!outcome.ok) return null;
    return near
      ? outcome.data
      : outcome.data.sort((a, b) => comparePlaceNames(a.address.city, b.address.city));
  }

  async function placeOf(term: string): Promise<Coordinates | FinderProblem | null> {
    if (term === '') return null;
    const found = await placeOfTerm(client, term);
    if (typeof found !== 'string' || /^\d/.test(term)) return found;
    // The towns of the stores need no lookup.
    const all = $view.get().stores ?? (await load(null));
    const plainTerm = plain(term);
    const branch =
      plainTerm && all?.find(({ address }) => plain(address.city).startsWith(plainTerm));
    return branch ? branch.location : found;
  }

  return {
    $view,
    search: (term) => findStores(() => placeOf(term.trim())),
    findNearby: () => findStores(locate),
  };
}
