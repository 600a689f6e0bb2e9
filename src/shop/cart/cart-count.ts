/** Cart data that every page has without a call: the number of pieces. */
import type { ReadableAtom } from 'nanostores';
import { $user } from '../account/session/user.ts';
import { storedAtom } from '../ui/storage.ts';

export interface CartCount {
  /** Contact id of the cart's owner; empty for a visitor. */
  owner: string;
  /** Number of pieces, including pending changes. */
  pieces: number;
  /** True while changes are queued to be sent. */
  isPending: boolean;
  /** The shopper has dismissed the notice about lines merged at the last sign-in. */
  isMergeRead: boolean;
}

const NO_COUNT: CartCount = { owner: '', pieces: 0, isPending: false, isMergeRead: false };

const $count = storedAtom<CartCount>('cartCount', NO_COUNT, (value) => {
  const count = value as CartCount;
  return typeof count.owner === 'string' && typeof count.pieces === 'number' ? count : NO_COUNT;
});

/** Stored in local storage and synced across tabs. */
export const $cartCount: ReadableAtom<CartCount> = $count;

export const storeCartCount = (count: CartCount): void => $count.set(count);

/** Contact id of the signed-in user; empty for a visitor. */
export const currentOwner = (): string => $user.get()?.contactId ?? '';

/** Number of pieces in the current user's cart. */
export function ownPieceCount(): number {
  const { owner, pieces } = $cartCount.get();
  return owner === currentOwner() ? pieces : 0;
}

/** True if the cart must be loaded, or changes of an earlier page must be sent. */
export function needsCartSync(): boolean {
  const { owner, isPending } = $cartCount.get();
  return isPending || owner !== currentOwner();
}
