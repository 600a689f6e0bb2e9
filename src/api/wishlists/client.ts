/** Calls about wishlists. Wishlists of other customers fail as `NotFound`. */
import type { SharedWishlist, Wishlist, WishlistProduct } from '../../domain/account/wishlists.ts';
import type { SharedWishlistRecord, WishlistRecord } from './calls.ts';
import type { ApiClient } from '../client.ts';
import { mapOutcome, type Outcome } from '../outcome.ts';
import type { Endpoint } from '../call.ts';

const CUSTOMER_BASE = '/api/aspos/customer';
const BASE = `${CUSTOMER_BASE}/wishlists`;
const WISHLIST_BASE = `${BASE}/id/{id}`;

/**
 * Calls about wishlists (spec 2 §7). Reading one, renaming, deleting and sharing are additions to
 * the spec. Share keys are sent in a query or body, because paths are logged.
 */
export const WISHLISTS = {
  all: { audience: 'customer', method: 'GET', path: BASE },
  add: { audience: 'customer', method: 'POST', path: BASE },
  get: { audience: 'customer', method: 'GET', path: WISHLIST_BASE },
  rename: { audience: 'customer', method: 'PUT', path: WISHLIST_BASE },
  delete: { audience: 'customer', method: 'DELETE', path: WISHLIST_BASE },
  addProducts: { audience: 'customer', method: 'POST', path: `${WISHLIST_BASE}/products` },
  deleteProduct: {
    audience: 'customer',
    method: 'DELETE',
    path: `${WISHLIST_BASE}/products/{productId}`,
  },
  check: {
    audience: 'customer',
    method: 'GET',
    path: `${CUSTOMER_BASE}/wishlists-check/{productId}`,
  },
  addCart: { audience: 'customer', method: 'POST', path: `${BASE}/cart` },
  setOfProduct: { audience: 'customer', method: 'POST', path: `${BASE}/product/{productId}` },
  share: { audience: 'customer', method: 'POST', path: `${WISHLIST_BASE}/share` },
  unshare: { audience: 'customer', method: 'DELETE', path: `${WISHLIST_BASE}/share` },
  // Open to anyone with the key, but not `public`, so that no cache stores it.
  shared: { audience: 'personal', method: 'GET', path: `${BASE}/shared` },
  copyShared: { audience: 'customer', method: 'POST', path: `${BASE}/use-share` },
} as const satisfies Record<string, Endpoint>;

function mapSharedWishlist(record: SharedWishlistRecord): SharedWishlist {
  return {
    name: record.Name,
    count: record.Count,
    products: record.Products.map(({ ProductId: productId, Quantity: quantity }) => ({
      productId,
      quantity,
    })),
  };
}

function mapWishlist(record: WishlistRecord): Wishlist {
  return { ...mapSharedWishlist(record), id: record.Id, shareKey: record.ShareKey ?? null };
}

type WishlistOutcome = Promise<Outcome<Wishlist>>;

/** `productLimit`: maximum number of products per wishlist; default all. */
export async function wishlists(
  api: ApiClient,
  productLimit?: number,
): Promise<Outcome<Wishlist[]>> {
  const outcome = await api.call<WishlistRecord[]>(WISHLISTS.all, { query: { productLimit } });
  return mapOutcome(outcome, (records) => records.map(mapWishlist));
}

/** Fails as `Missing`, with the reason, if the name is taken or there are too many wishlists. */
export async function addWishlist(api: ApiClient, listName: string): WishlistOutcome {
  const body = { listName };
  return mapOutcome(await api.call<WishlistRecord>(WISHLISTS.add, { body }), mapWishlist);
}

export async function wishlist(api: ApiClient, id: number): WishlistOutcome {
  const params = { id };
  return mapOutcome(await api.call<WishlistRecord>(WISHLISTS.get, { params }), mapWishlist);
}

/** Fails as `Missing`, with the reason, if another wishlist has the name. */
export async function renameWishlist(
  api: ApiClient,
  id: number,
  listName: string,
): WishlistOutcome {
  const options = { params: { id }, body: { listName } };
  return mapOutcome(await api.call<WishlistRecord>(WISHLISTS.rename, options), mapWishlist);
}

export function deleteWishlist(api: ApiClient, id: number): Promise<Outcome<null>> {
  return api.call<null>(WISHLISTS.delete, { params: { id } });
}

/**
 * Adds products, or sets the quantities of those already on it. Fails as `Missing` if the wishlist
 * is full.
 */
export async function addWishlistProducts(
  api: ApiClient,
  id: number,
  products: readonly WishlistProduct[],
): WishlistOutcome {
  const options = { params: { id }, body: { products } };
  return mapOutcome(await api.call<WishlistRecord>(WISHLISTS.addProducts, options), mapWishlist);
}

export function deleteWishlistProduct(
  api: ApiClient,
  id: number,
  productId: number,
): Promise<Outcome<null>> {
  return api.call<null>(WISHLISTS.deleteProduct, { params: { id, productId } });
}

/** Returns the ids of the wishlists that contain a product. */
export function checkWishlists(api: ApiClient, productId: number): Promise<Outcome<number[]>> {
  return api.call<number[]>(WISHLISTS.check, { params: { productId } });
}

/** Adds cart lines to wishlists. Fails as `Missing`, with the reason, if one of them is full. */
export function addCartToWishlists(
  api: ApiClient,
  listIds: readonly number[],
  lines: readonly WishlistProduct[],
): Promise<Outcome<null>> {
  return api.call<null>(WISHLISTS.addCart, { body: { listIds, lines } });
}

/** Puts a product on exactly these wishlists, with quantity 1 where it is new. */
export function setWishlistsOfProduct(
  api: ApiClient,
  productId: number,
  listIds: readonly number[],
): Promise<Outcome<null>> {
  return api.call<null>(WISHLISTS.setOfProduct, { params: { productId }, body: { listIds } });
}

/** Returns the key of the shared link. */
export async function shareWishlist(api: ApiClient, id: number): Promise<Outcome<string>> {
  const outcome = await api.call<{ ShareKey: string }>(WISHLISTS.share, { params: { id } });
  return mapOutcome(outcome, ({ ShareKey }) => ShareKey);
}

export function unshareWishlist(api: ApiClient, id: number): Promise<Outcome<null>> {
  return api.call<null>(WISHLISTS.unshare, { params: { id } });
}

/** Fails as `Missing` if no wishlist is shared under this key. */
export async function sharedWishlist(
  api: ApiClient,
  shareKey: string,
): Promise<Outcome<SharedWishlist>> {
  const query = { shareKey };
  const outcome = await api.call<SharedWishlistRecord>(WISHLISTS.shared, { query });
  return mapOutcome(outcome, mapSharedWishlist);
}

/** Copies a shared wishlist to a new one of the customer; fails like `addWishlist`. */
export async function copySharedWishlist(
  api: ApiClient,
  shareKey: string,
  listName: string,
): WishlistOutcome {
  const body = { shareKey, listName };
  return mapOutcome(await api.call<WishlistRecord>(WISHLISTS.copyShared, { body }), mapWishlist);
}
