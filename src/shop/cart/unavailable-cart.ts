/**
 * Lines that validation took out of the cart, kept in this tab until the shopper has read it
 * (spec 2 §4: the unavailable cart and its reset flag).
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { CartLine } from '../../domain/cart/cart.ts';
import {
  UNAVAILABLE_CART_KEY,
  UNAVAILABLE_CART_RESET_KEY,
} from '../../domain/frame/session-keys.ts';
import { readStored, readStoredJson, writeStored } from '../ui/storage.ts';

export type UnavailableLine = Pick<CartLine, 'productId' | 'productTitle' | 'quantity'>;

const $lines = atom<readonly UnavailableLine[]>([]);

export const $unavailableLines: ReadableAtom<readonly UnavailableLine[]> = $lines;

/** What lies in storage may be of another version, or of somebody's hand. */
function isUnavailable(value: unknown): value is UnavailableLine {
  const { productId, productTitle, quantity } = (value ?? {}) as Partial<UnavailableLine>;
  return (
    typeof productId === 'number' &&
    typeof productTitle === 'string' &&
    typeof quantity === 'number'
  );
}

/** Reads what an earlier page of this tab kept. */
export function readUnavailable(): void {
  const isReset = readStored('sessionStorage', UNAVAILABLE_CART_RESET_KEY) !== null;
  const kept = isReset ? null : readStoredJson('sessionStorage', UNAVAILABLE_CART_KEY);
  $lines.set(Array.isArray(kept) ? kept.filter(isUnavailable) : []);
}

/** Keeps lines that were taken out. */
export function keepUnavailable(lines: readonly UnavailableLine[]): void {
  const kept = lines.map(({ productId, productTitle, quantity }) => ({
    productId,
    productTitle,
    quantity,
  }));
  $lines.set(kept);
  // Where storage is closed, this page alone shows them.
  writeStored('sessionStorage', UNAVAILABLE_CART_KEY, JSON.stringify(kept));
  writeStored('sessionStorage', UNAVAILABLE_CART_RESET_KEY, null);
}

/** The shopper has read it. */
export function resetUnavailable(): void {
  $lines.set([]);
  writeStored('sessionStorage', UNAVAILABLE_CART_RESET_KEY, '1');
  writeStored('sessionStorage', UNAVAILABLE_CART_KEY, null);
}
