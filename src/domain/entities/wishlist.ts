/** A product on a wishlist and how many of it the job takes. */
export interface WishlistProduct {
  productId: number;
  quantity: number;
}

/** A wishlist (kluslijst) of the signed-in customer (spec 2 §3). */
export interface Wishlist {
  id: number;
  name: string;
  /** Number of products; `products` may hold fewer of them. */
  count: number;
  /** The product added last comes first. */
  products: WishlistProduct[];
  /** Key of the shared link; null while the list is not shared. */
  shareKey: string | null;
}

/** What a shared link shows of a list: nothing about whose it is. */
export type SharedWishlist = Pick<Wishlist, 'name' | 'count' | 'products'>;
