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
  try {
    const isReset = sessionStorage.getItem(UNAVAILABLE_CART_RESET_KEY) !== null;
    const text = isReset ? null : sessionStorage.getItem(UNAVAILABLE_CART_KEY);
    $lines.set((JSON.parse(text ?? '[]') as unknown[]).filter(isUnavailable));
  } catch {
    $lines.set([]);
  }
}

/** Keeps lines that were taken out. */
export function keepUnavailable(lines: readonly UnavailableLine[]): void {
  const kept = lines.map(({ productId, productTitle, quantity }) => ({
    productId,
    productTitle,
    quantity,
  }));
  $lines.set(kept);
  try {
    sessionStorage.setItem(UNAVAILABLE_CART_KEY, JSON.stringify(kept));
    sessionStorage.removeItem(UNAVAILABLE_CART_RESET_KEY);
  } catch {
    // Storage is closed: this page shows them.
  }
}

/** The shopper has read it. */
export function resetUnavailable(): void {
  $lines.set([]);
  try {
    sessionStorage.setItem(UNAVAILABLE_CART_RESET_KEY, '1');
    sessionStorage.removeItem(UNAVAILABLE_CART_KEY);
  } catch {
    // Storage is closed: nothing was kept.
  }
}
