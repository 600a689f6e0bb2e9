/** Changes of the cart, as buttons and fields make them. The code that calls the shop comes later. */
import type { CartChange } from '../domain/entities/cart.ts';
import type { LineSource } from '../domain/entities/line-source.ts';
import { enqueue } from './cart-queue.ts';
import { cartSender } from './cart-sender.ts';
import { countPieces } from './cart-summary.ts';
import { newOperationId } from './operation-id.ts';

export interface Added {
  productId: number;
  quantity: number;
  /** Where the visitor found the product (spec 2 §3, cart line). */
  source: LineSource | null;
}

const MOST_LETTERS = 200;

/**
 * Adds products to the cart: shown at once, sent CART_FLUSH_MS after the last change (spec 2 §4),
 * and kept until the shop has answered.
 */
export function addToCart(all: readonly Added[]): void {
  change(all.map(({ source, ...added }) => ({ ...added, source: tidy(source), action: 'Add' })));
}

/** Sets the quantity of a line, which is made if there is none; 0 removes it. Sent as adds are. */
export function setQuantity(
  productId: number,
  quantity: number,
  source: LineSource | null = null,
): void {
  change([{ productId, quantity, action: quantity > 0 ? 'Update' : 'Delete', source }]);
}

function change(changes: readonly Omit<CartChange, 'operationId'>[]): void {
  if (changes.length === 0) return;
  enqueue(changes.map((one) => ({ ...one, operationId: newOperationId() })));
  countPieces();
  const send = cartSender();
  if (send) return send();
  // Where the code does not come, the next page sends what is queued.
  import('./cart-sync.ts').then(({ sendSoon }) => sendSoon()).catch(() => {});
}

/** A list's name as the shop takes it: one line of at most MOST_LETTERS. */
function tidy(source: LineSource | null): LineSource | null {
  return (
    source && { ...source, listName: source.listName.replace(/\s+/g, ' ').slice(0, MOST_LETTERS) }
  );
}
