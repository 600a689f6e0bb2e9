/** Saves a product or the cart to several lists at once, including a new one (sidebars). */
import type { Outcome } from '../../../api/outcome.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Wishlist } from '../../../domain/account/wishlists.ts';
import { failureText } from '../../calls/failure-text.ts';
import { createWishlist, loadWishlists, loadWishlistsOfProduct } from './wishlists.ts';

export type SaveToLists = (listIds: readonly number[]) => Promise<Outcome<null>>;

export interface ListsToChoose {
  lists: Wishlist[];
  /** Ids of the lists that already contain the product. */
  chosen: number[];
}

/** The lists to choose from, for a product or (null) the cart; null if a call failed. */
export async function loadListsToChoose(
  locale: Locale,
  productId: number | null,
): Promise<ListsToChoose | null> {
  const [lists, chosen] = await Promise.all([
    loadWishlists(locale),
    productId === null ? [] : loadWishlistsOfProduct(locale, productId),
  ]);
  return lists && chosen && { lists, chosen };
}

export type SavedChoice = {
  /** The new list, set even if saving to it failed afterwards. */
  newList: Wishlist | null;
} & ({ ok: true; listIds: number[] } | { ok: false; reason: string | null });

/** Creates the list with the typed name, if any, and saves to it and to the selected lists. */
export async function saveToChosenLists(
  locale: Locale,
  chosen: readonly number[],
  newName: string,
  save: SaveToLists,
): Promise<SavedChoice> {
  const newList = newName === '' ? null : await createWishlist(locale, newName);
  if (newList && !newList.ok)
    return { newList: null, ok: false, reason: failureText(newList) || null };
  const list = newList?.data ?? null;
  const listIds = list ? [...chosen, list.id] : [...chosen];
  const outcome = await save(listIds);
  return outcome.ok
    ? { newList: list, ok: true, listIds }
    : { newList: list, ok: false, reason: failureText(outcome) || null };
}
