import type { CartChange } from './cart.ts';
import { MOST_PIECES } from '../product/quantity.ts';

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
