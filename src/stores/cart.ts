import { atom, type ReadableAtom } from 'nanostores';
import { withLine } from '../domain/cart-lines.ts';
import type { WishlistProduct } from '../domain/entities/wishlist.ts';
import type { ListId } from '../domain/measured-item.ts';

export interface Added {
  productId: number;
  quantity: number;
  /** Where the visitor found the product (spec 2 §3, cart line). */
  source: { listId: ListId; listName: string };
}

/** What was put into the cart last. */
export const $added = atom<Added | null>(null);

const $lines = atom<readonly WishlistProduct[]>([]);

/** What was put into the cart since this page opened, each product once. */
export const $cartLines: ReadableAtom<readonly WishlistProduct[]> = $lines;

export function announceAdd(added: Added): void {
  $lines.set(withLine($lines.get(), added));
  $added.set(added);
}
