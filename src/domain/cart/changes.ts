import type { CartChange } from './cart.ts';
import { MAX_QUANTITY } from '../product/quantity.ts';
import type { ChangeableLine } from './apply-changes.ts';

/**
 * Merges queued changes into one per product with the same effect: Add accumulates, Update and
 * Delete replace. A merged change keeps the operation id of its last part, so changes that may have
 * been sent already must not be merged.
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
    quantity: Math.min(MAX_QUANTITY, before.quantity + change.quantity),
    source,
  };
}

/** Maximum number of changes per batch call. */
export const MAX_BATCH = 500;
/** Maximum number of lines in a cart. */
export const MAX_CART_LINES = 500;
/** Maximum number of lines in a quick order. */
export const MAX_QUICK_ORDER_LINES = 500;
/** Delay between the last change and sending it (spec 2 §9). */
export const CART_FLUSH_MS = 1000;

/** Validates stored lines, which may come from another version or have been edited. */
const isLine = (value: unknown, least: number): value is ChangeableLine => {
  const { productId, quantity, source } = (value ?? {}) as Partial<ChangeableLine>;
  return (
    Number.isSafeInteger(productId) &&
    Number.isSafeInteger(quantity) &&
    quantity! >= least &&
    typeof source === 'object'
  );
};

/** Filters out invalid stored lines. */
export const storedLines = (values: readonly unknown[]): ChangeableLine[] =>
  values.filter((value) => isLine(value, 1));

/** Filters out invalid stored changes. */
export const storedChanges = (values: readonly unknown[]): CartChange[] =>
  values.filter((value): value is CartChange => {
    const { operationId, action } = (value ?? {}) as Partial<CartChange>;
    return (
      isLine(value, 0) &&
      typeof operationId === 'string' &&
      ['Add', 'Update', 'Delete'].includes(String(action))
    );
  });
