/**
 * Lines that validation removed from the cart, stored in this tab until dismissed (spec 2 §4: the
 * unavailable cart and its reset flag).
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { CartLine, Cart, CartValidation } from '../../domain/cart/cart.ts';
import {
  UNAVAILABLE_CART_KEY,
  UNAVAILABLE_CART_RESET_KEY,
} from '../../domain/frame/session-keys.ts';
import { readStored, readStoredJson, writeStored } from '../ui/storage.ts';
import * as calls from '../../api/cart/client.ts';
import type { Outcome } from '../../api/outcome.ts';
import { adjustments, cartDifferences } from '../../domain/cart/cart-differences.ts';
import { changeCheckoutCart } from '../checkout/checkout-cart.ts';
import { newOperationId } from '../calls/operation-id.ts';

export type UnavailableLine = Pick<CartLine, 'productId' | 'productTitle' | 'quantity'>;

const $lines = atom<readonly UnavailableLine[]>([]);

export const $unavailableLines: ReadableAtom<readonly UnavailableLine[]> = $lines;

/** Validates stored data, which may be of another version or edited by hand. */
function isUnavailableLine(value: unknown): value is UnavailableLine {
  const { productId, productTitle, quantity } = (value ?? {}) as Partial<UnavailableLine>;
  return (
    typeof productId === 'number' &&
    typeof productTitle === 'string' &&
    typeof quantity === 'number'
  );
}

/** Reads the lines stored by an earlier page of this tab. */
export function readUnavailable(): void {
  const isReset = readStored('sessionStorage', UNAVAILABLE_CART_RESET_KEY) !== null;
  const storedLines = isReset ? null : readStoredJson('sessionStorage', UNAVAILABLE_CART_KEY);
  $lines.set(Array.isArray(storedLines) ? storedLines.filter(isUnavailableLine) : []);
}

/** Stores removed lines, in place of those stored before. */
export function storeUnavailable(lines: readonly UnavailableLine[]): void {
  const summaries = lines.map(({ productId, productTitle, quantity }) => ({
    productId,
    productTitle,
    quantity,
  }));
  $lines.set(summaries);
  // If storage is disabled, only this page shows them.
  writeStored('sessionStorage', UNAVAILABLE_CART_KEY, JSON.stringify(summaries));
  writeStored('sessionStorage', UNAVAILABLE_CART_RESET_KEY, null);
}

/** Clears the lines after the shopper has dismissed them. */
export function resetUnavailable(): void {
  $lines.set([]);
  writeStored('sessionStorage', UNAVAILABLE_CART_RESET_KEY, '1');
  writeStored('sessionStorage', UNAVAILABLE_CART_KEY, null);
}

/** Reduces the cart to what can be ordered, and reloads it with current prices. */
export function adjustCart(shownCart: Cart, validation: CartValidation): Promise<Outcome<Cart>> {
  const differences = cartDifferences(shownCart, validation);
  if (differences.removed.length > 0) storeUnavailable(differences.removed);
  const changes = adjustments(differences, newOperationId);
  return changeCheckoutCart((client, now) =>
    changes.length > 0
      ? calls.changeCartLines(client, now, changes)
      : calls.refreshCartDelivery(client, now),
  );
}
