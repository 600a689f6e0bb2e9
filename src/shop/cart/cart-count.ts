/** What every page knows of the cart without asking the shop: how many pieces it holds. */
import type { ReadableAtom } from 'nanostores';
import { $user } from '../account/session/user.ts';
import { keptAtom } from '../ui/storage.ts';

export interface CartCount {
  /** Contact id of the cart's customer; empty for a visitor. */
  owner: string;
  /** Pending changes included. */
  pieces: number;
  /** True while changes wait to be sent. */
  isPending: boolean;
  /** The shopper has read what the last sign-in merged into the cart. */
  isMergeRead: boolean;
}

const NONE: CartCount = { owner: '', pieces: 0, isPending: false, isMergeRead: false };

const $count = keptAtom<CartCount>('cartCount', NONE, (value) => {
  const count = value as CartCount;
  return typeof count.owner === 'string' && typeof count.pieces === 'number' ? count : NONE;
});

/** Kept in local storage and followed in other tabs. */
export const $cartCount: ReadableAtom<CartCount> = $count;

export const keepCount = (count: CartCount): void => $count.set(count);

/** Contact id of who is signed in; empty for a visitor. */
export const currentOwner = (): string => $user.get()?.contactId ?? '';

/** Pieces in the cart of who is signed in now. */
export function ownPieces(): number {
  const { owner, pieces } = $cartCount.get();
  return owner === currentOwner() ? pieces : 0;
}

/** True if the cart has to be loaded, or changes of an earlier page sent. */
export function needsCartSync(): boolean {
  const { owner, isPending } = $cartCount.get();
  return isPending || owner !== currentOwner();
}
