/** The wishlists of the signed-in customer (spec 2 §3, §7). */
import { atom, type ReadableAtom } from 'nanostores';
import { mapOutcome, type Outcome, dataOrNull } from '../../../api/outcome.ts';
import * as calls from '../../../api/wishlists/client.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Wishlist, WishlistProduct } from '../../../domain/account/wishlists.ts';
import { accountCount, setAccountCount } from '../account-counts.ts';
import { api } from '../../calls/api.ts';

/** Number of products per list whose pictures the overview shows. */
const SHOWN_PRODUCTS = 4;

const $loaded = atom<Wishlist[] | null>(null);

/**
 * The customer's lists with their first products, newest first; null until loaded. Reflects every
 * change made through this module.
 */
export const $wishlists: ReadableAtom<Wishlist[] | null> = $loaded;

/** Loads the lists into `$wishlists`; null if the call failed. */
export async function loadWishlists(locale: Locale): Promise<Wishlist[] | null> {
  const lists = dataOrNull(await calls.wishlists(api(locale), SHOWN_PRODUCTS));
  if (lists) $loaded.set(lists);
  return lists;
}

/** Number of lists, cached for 15 minutes; null if the call failed. */
export const loadWishlistCount = (locale: Locale): Promise<number | null> =>
  accountCount(
    'wishlistCount',
    async () => dataOrNull(await calls.wishlists(api(locale), 0))?.length ?? null,
  );

// Every load or change of the lists updates the cached count.
$loaded.listen((lists) => {
  if (lists) setAccountCount('wishlistCount', lists.length);
});

/** Creates an empty list. On `Missing`, the message contains the reason. */
export async function createWishlist(locale: Locale, name: string): Promise<Outcome<Wishlist>> {
  return applyToLoaded(await calls.addWishlist(api(locale), name), (newList) => (all) => [
    newList,
    ...all,
  ]);
}

export async function renameWishlist(
  locale: Locale,
  id: number,
  name: string,
): Promise<Outcome<Wishlist>> {
  return applyToLoaded(
    await calls.renameWishlist(api(locale), id, name),
    (saved) => (all) => all.map((list) => (list.id === id ? { ...list, name: saved.name } : list)),
  );
}

export async function deleteWishlist(locale: Locale, id: number): Promise<Outcome<null>> {
  return applyToLoaded(
    await calls.deleteWishlist(api(locale), id),
    () => (all) => all.filter((list) => list.id !== id),
  );
}

/** Copies a shared list to the customer's lists; errors as in `createWishlist`. */
export async function copySharedWishlist(
  locale: Locale,
  shareKey: string,
  name: string,
): Promise<Outcome<Wishlist>> {
  const outcome = await calls.copySharedWishlist(api(locale), shareKey, name);
  return applyToLoaded(outcome, (newList) => (all) => [newList, ...all]);
}

/** Ids of the lists that contain a product; null if the call failed. */
export async function loadWishlistsOfProduct(
  locale: Locale,
  productId: number,
): Promise<number[] | null> {
  return dataOrNull(await calls.checkWishlists(api(locale), productId));
}

/** Puts a product on exactly these lists, removing it from others. */
export async function setWishlistsOfProduct(
  locale: Locale,
  productId: number,
  listIds: readonly number[],
): Promise<Outcome<null>> {
  return reloadAfter(locale, await calls.setWishlistsOfProduct(api(locale), productId, listIds));
}

/** Adds the cart lines to lists. */
export async function addCartToWishlists(
  locale: Locale,
  listIds: readonly number[],
  lines: readonly WishlistProduct[],
): Promise<Outcome<null>> {
  return reloadAfter(locale, await calls.addCartToWishlists(api(locale), listIds, lines));
}

/** Applies a successful change to the loaded lists. */
function applyToLoaded<T>(
  outcome: Outcome<T>,
  change: (data: T) => (all: Wishlist[]) => Wishlist[],
): Outcome<T> {
  return mapOutcome(outcome, (data) => {
    const all = $loaded.get();
    if (all) $loaded.set(change(data)(all));
    return data;
  });
}

/** Reloads the lists after a change to their products, if a page shows them. */
function reloadAfter(locale: Locale, outcome: Outcome<null>): Outcome<null> {
  if (outcome.ok && $loaded.get()) void loadWishlists(locale);
  return outcome;
}

if (typeof document !== 'undefined')
  document.addEventListener('session:logout', () => $loaded.set(null));
