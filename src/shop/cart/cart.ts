/**
 * Cart changes made by buttons and fields. The code that calls the API is loaded after the first
 * one.
 */
import type { CartChange, LineSource } from '../../domain/cart/cart.ts';
import { currentOwner } from './cart-count.ts';
import { enqueue, cartSender, countPieces } from './cart-queue.ts';
import { newOperationId } from '../calls/operation-id.ts';

export interface AddedProduct {
  productId: number;
  quantity: number;
  /** Where the visitor found the product (spec 2 §3, cart line). */
  source: LineSource | null;
}

const MAX_NAME_LENGTH = 200;

/**
 * False if cookies are disabled and nobody is signed in: the server could not find the cart again
 * on the next page.
 */
export const canKeepCart = (): boolean =>
  navigator.cookieEnabled !== false || currentOwner() !== '';

/**
 * Adds products to the cart: shown at once, sent CART_FLUSH_MS after the last change (spec 2 §4),
 * and stored until the API responds. If no cart can be kept, returns false and shows a
 * notification.
 */
export function addToCart(products: readonly AddedProduct[]): boolean {
  return queueChanges(
    products.map(({ source, ...added }) => ({
      ...added,
      source: normalizeSource(source),
      action: 'Add',
    })),
  );
}

/**
 * Sets the quantity of a line, creating it if needed; 0 removes it. Shown, sent and stored like
 * additions.
 */
export function setQuantity(
  productId: number,
  quantity: number,
  source: LineSource | null = null,
): boolean {
  return queueChanges([
    { productId, quantity, action: quantity > 0 ? 'Update' : 'Delete', source },
  ]);
}

function queueChanges(changes: readonly Omit<CartChange, 'operationId'>[]): boolean {
  if (!canKeepCart()) {
    void import('./cart-sync.ts').then(({ notifyNoCart }) => notifyNoCart());
    return false;
  }
  if (changes.length === 0) return true;
  enqueue(changes.map((one) => ({ ...one, operationId: newOperationId() })));
  countPieces();
  const send = cartSender();
  if (send) {
    send();
    return true;
  }
  // If the code fails to load, the next page sends the queue.
  import('./cart-sync.ts').then(({ scheduleFlush }) => scheduleFlush()).catch(() => {});
  return true;
}

/** Normalises the list name for the API: one line of at most MAX_NAME_LENGTH characters. */
function normalizeSource(source: LineSource | null): LineSource | null {
  return (
    source && {
      ...source,
      listName: source.listName.replace(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH),
    }
  );
}
