import type { SharedWishlist, Wishlist } from '../../domain/entities/wishlist.ts';
import type { SharedWishlistRecord, WishlistRecord } from './wire.ts';

export function mapSharedWishlist(record: SharedWishlistRecord): SharedWishlist {
  return {
    name: record.Name,
    count: record.Count,
    products: record.Products.map(({ ProductId: productId, Quantity: quantity }) => ({
      productId,
      quantity,
    })),
  };
}

export function mapWishlist(record: WishlistRecord): Wishlist {
  return { ...mapSharedWishlist(record), id: record.Id, shareKey: record.ShareKey ?? null };
}
