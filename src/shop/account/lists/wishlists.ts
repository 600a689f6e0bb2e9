/** The wishlists of the signed-in customer (spec 2 §3, §7). */
import { atom, type ReadableAtom } from 'nanostores';
import { mapOutcome, type Outcome, dataOrNull } from '../../../api/outcome.ts';
import * as calls from '../../../api/wishlists/client.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Wishlist, WishlistProduct } from '../../../domain/account/wishlists.ts';
import { accountCount, setAccountCount } from '../account-counts.ts';
import { api } from '../../calls/api.ts';

/** Products of a list that the overview shows pictures of. */
const SHOWN_PRODUCTS = 4;

const $all = atom<Wishlist[] | null>(null);

/**
 * The customer's lists with their first products, the newest list first; null until they were
 * loaded. Follows every change that is made through this store.
 */
export const $wishlists: ReadableAtom<Wishlist[] | null> = $all;

/** Loads the lists into `$wishlists`; null where the call failed. */
export async function loadWishlists(locale: Locale): Promise<Wishlist[] | null> {
  const lists = dataOrNull(await calls.wishlists(api(locale), SHOWN_PRODUCTS));
  if (lists) $all.set(lists);
  return lists;
}

/** How many lists the customer has, asked once in 15 minutes; null where the call failed. */
export const wishlistCount = (locale: Locale): Promise<number | null> =>
  accountCount(
    'wishlistCount',
    async () => dataOrNull(await calls.wishlists(api(locale), 0))?.length ?? null,
  );

// A loaded or changed list of lists corrects the count that is kept.
$all.listen((lists) => {
  if (lists) setAccountCount('wishlistCount', lists.length);
});

/** Makes an empty list. `Missing`: the reason is in the message. */
export async function createWishlist(locale: Locale, name: string): Promise<Outcome<Wishlist>> {
  return noted(await calls.addWishlist(api(locale), name), (made) => (all) => [made, ...all]);
}

export async function renameWishlist(
  locale: Locale,
  id: number,
  name: string,
): Promise<Outcome<Wishlist>> {
  return noted(
    await calls.renameWishlist(api(locale), id, name),
    (saved) => (all) => all.map((list) => (list.id === id ? { ...list, name: saved.name } : list)),
  );
}

export async function deleteWishlist(locale: Locale, id: number): Promise<Outcome<null>> {
  return noted(
    await calls.deleteWishlist(api(locale), id),
    () => (all) => all.filter((list) => list.id !== id),
  );
}

/** Copies a shared list to a list of the customer; its key and name as `createWishlist`. */
export async function copySharedWishlist(
  locale: Locale,
  shareKey: string,
  name: string,
): Promise<Outcome<Wishlist>> {
  const outcome = await calls.copySharedWishlist(api(locale), shareKey, name);
  return noted(outcome, (made) => (all) => [made, ...all]);
}

/** Ids of the lists that hold a product; null where the call failed. */
export async function wishlistsOfProduct(
  locale: Locale,
  productId: number,
): Promise<number[] | null> {
  return dataOrNull(await calls.checkWishlists(api(locale), productId));
}

/** Puts a product on exactly these lists. */
export async function chooseWishlists(
  locale: Locale,
  productId: number,
  listIds: readonly number[],
): Promise<Outcome<null>> {
  return refreshed(locale, await calls.setWishlistsOfProduct(api(locale), productId, listIds));
}

/** Puts the lines of the cart on lists. */
export async function addCartToWishlists(
  locale: Locale,
  listIds: readonly number[],
  lines: readonly WishlistProduct[],
): Promise<Outcome<null>> {
  return refreshed(locale, await calls.addCartToWishlists(api(locale), listIds, lines));
}

/** Applies a successful change to the loaded lists. */
function noted<T>(
  outcome: Outcome<T>,
  change: (data: T) => (all: Wishlist[]) => Wishlist[],
): Outcome<T> {
  return mapOutcome(outcome, (data) => {
    const all = $all.get();
    if (all) $all.set(change(data)(all));
    return data;
  });
}

/** Loads the lists again after a change to their products, where a page shows them. */
function refreshed(locale: Locale, outcome: Outcome<null>): Outcome<null> {
  if (outcome.ok && $all.get()) void loadWishlists(locale);
  return outcome;
}

if (typeof document !== 'undefined')
  document.addEventListener('session:logout', () => $all.set(null));
