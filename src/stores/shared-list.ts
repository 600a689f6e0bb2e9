import type { Outcome } from '../api/outcome.ts';
import type { Locale } from '../domain/entities/common.ts';
import type { ProductSummary } from '../domain/entities/product.ts';
import type { Wishlist } from '../domain/entities/wishlist.ts';
import { freeWishlistName } from '../domain/wishlist-name.ts';
import { productsById } from './products-by-id.ts';
import { sharedByKey } from './wishlist.ts';
import { copySharedWishlist, loadWishlists } from './wishlists.ts';

export interface SharedListView {
  name: string;
  lines: { productId: number; product: ProductSummary | null; quantity: number }[];
}

/** A shared list with its products; `missing` where nothing is shared, null on a failure. */
export async function loadSharedList(
  locale: Locale,
  key: string,
): Promise<SharedListView | 'missing' | null> {
  const outcome = await sharedByKey(locale, key);
  if (!outcome.ok) return ['Missing', 'BadRequest'].includes(outcome.kind) ? 'missing' : null;
  const { name, products: lines } = outcome.data;
  const products = await productsById(
    lines.map(({ productId }) => productId),
    locale,
  );
  if (!products) return null;
  return {
    name,
    lines: lines.map((line) => ({ ...line, product: products.get(line.productId) ?? null })),
  };
}

/** Copies a shared list to the customer's own, numbered where the customer has its name already. */
export async function keepSharedList(
  locale: Locale,
  key: string,
  name: string,
): Promise<Outcome<Wishlist>> {
  const own = (await loadWishlists(locale)) ?? [];
  const free = freeWishlistName(
    name,
    own.map((list) => list.name),
  );
  return copySharedWishlist(locale, key, free);
}
