/** Changes of the cart, as buttons and fields make them. The code that calls the shop comes later. */
import type { CartChange, LineSource } from '../../domain/cart/cart.ts';
import { currentOwner } from './cart-count.ts';
import { enqueue } from './cart-queue.ts';
import { cartSender } from './cart-sender.ts';
import { countPieces } from './cart-summary.ts';
import { newOperationId } from '../calls/operation-id.ts';

export interface Added {
  productId: number;
  quantity: number;
  /** Where the visitor found the product (spec 2 §3, cart line). */
  source: LineSource | null;
}

const MOST_LETTERS = 200;

/**
 * False where the browser keeps no cookies and nobody is signed in: the shop would not know the
 * cart again on the next page.
 */
export const isCartKept = (): boolean => navigator.cookieEnabled !== false || currentOwner() !== '';

/**
 * Adds products to the cart: shown at once, sent CART_FLUSH_MS after the last change (spec 2 §4),
 * and kept until the shop has answered. False where no cart is kept, which is said.
 */
export function addToCart(all: readonly Added[]): boolean {
  return change(
    all.map(({ source, ...added }) => ({ ...added, source: tidy(source), action: 'Add' })),
  );
}

/** Sets the quantity of a line, which is made if there is none; 0 removes it. Sent as adds are. */
export function setQuantity(
  productId: number,
  quantity: number,
  source: LineSource | null = null,
): boolean {
  return change([{ productId, quantity, action: quantity > 0 ? 'Update' : 'Delete', source }]);
}

function change(changes: readonly Omit<CartChange, 'operationId'>[]): boolean {
  if (!isCartKept()) {
    void import('./no-cookies.ts').then(({ sayNoCookies }) => sayNoCookies());
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
  // Where the code does not come, the next page sends what is queued.
  import('./cart-sync.ts').then(({ sendSoon }) => sendSoon()).catch(() => {});
  return true;
}

/** A list's name as the shop takes it: one line of at most MOST_LETTERS. */
function tidy(source: LineSource | null): LineSource | null {
  return (
    source && { ...source, listName: source.listName.replace(/\s+/g, ' ').slice(0, MOST_LETTERS) }
  );
}
