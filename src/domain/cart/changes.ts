import type { CartChange } from './cart.ts';
import { MOST_PIECES } from '../product/quantity.ts';
import type { ChangeableLine } from './apply-changes.ts';

/**
 * Merges queued changes into one per product with the same effect (DESIGN 10): Add accumulates,
 * Update and Delete replace. A merged change keeps the operation id of its last part, so only
 * changes that were never sent may be merged.
 */
export function compactChanges(changes: readonly CartChange[]): CartChange[] {
  const byProduct = new Map<number, CartChange>();
  for (const change of changes) {
    const before = byProduct.get(change.productId);
    byProduct.set(change.productId, before ? merge(before, change) : change);
  }
  return [...byProduct.values()];
}

function merge(before: CartChange, change: CartChange): CartChange {
  const source = before.source ?? change.source;
  if (change.action !== 'Add') return { ...change, source };
  return {
    ...change,
    action: before.action === 'Add' ? 'Add' : 'Update',
    quantity: Math.min(MOST_PIECES, before.quantity + change.quantity),
    source,
  };
}

/** Most changes of one batch call; a quick order of 200 lines fits with room. */
export const MAX_BATCH = 500;
/** Most lines of a cart. */
export const MAX_CART_LINES = 500;
/** Most lines of one quick order. */
export const MAX_QUICK_ORDER_LINES = 500;
/** After the last change of the cart (spec 2 §9). */
export const CART_FLUSH_MS = 1000;

/** What a browser keeps of a cart may be of another version, or of somebody's hand. */
const isLine = (value: unknown, least: number): value is ChangeableLine => {
  const { productId, quantity, source } = (value ?? {}) as Partial<ChangeableLine>;
  return (
    Number.isSafeInteger(productId) &&
    Number.isSafeInteger(quantity) &&
    quantity! >= least &&
    typeof source === 'object'
  );
};

/** The lines of a kept cart that are lines; the rest is dropped. */
export const storedLines = (values: readonly unknown[]): ChangeableLine[] =>
  values.filter((value) => isLine(value, 1));

/** The kept changes that are changes; the rest is dropped. */
export const storedChanges = (values: readonly unknown[]): CartChange[] =>
  values.filter((value): value is CartChange => {
    const { operationId, action } = (value ?? {}) as Partial<CartChange>;
    return (
      isLine(value, 0) &&
      typeof operationId === 'string' &&
      ['Add', 'Update', 'Delete'].includes(String(action))
    );
  });
