import type { CartChange, LineSource } from './cart.ts';
import { MAX_QUANTITY } from '../product/quantity.ts';

/** The fields of a line that a change reads and writes. */
export interface ChangeableLine {
  productId: number;
  quantity: number;
  source: LineSource | null;
}

/**
 * Applies a change to cart lines (spec 2 §4): Add increases the quantity of a line or creates one,
 * Update sets the quantity, Delete removes the line. Quantities are limited to MAX_QUANTITY; an
 * Update to less than 1 removes the line. Lines keep their order, new ones are appended.
 */
export function applyChange<Line extends ChangeableLine>(
  lines: readonly Line[],
  change: CartChange,
  create: (line: ChangeableLine) => Line,
): Line[] {
  const { productId, action } = change;
  const before = lines.find((line) => line.productId === productId);
  const quantity = Math.min(
    MAX_QUANTITY,
    action === 'Delete' ? 0 : change.quantity + (action === 'Add' ? (before?.quantity ?? 0) : 0),
  );
  if (quantity < 1) return lines.filter((line) => line !== before);
  if (before) return lines.map((line) => (line === before ? { ...before, quantity } : line));
  return [...lines, create({ productId, quantity, source: change.source })];
}

/** Applies several changes in order. */
export function applyChanges<Line extends ChangeableLine>(
  lines: readonly Line[],
  changes: readonly CartChange[],
  create: (line: ChangeableLine) => Line,
): Line[] {
  return changes.reduce<Line[]>((all, change) => applyChange(all, change, create), [...lines]);
}

/**
 * Merges queued changes into one per product with the same effect: Add accumulates, Update and
 * Delete replace. The merged change gets the operation id of the last one, so changes that may have
 * been sent must not be merged.
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
export const MAX_CHANGES_PER_CALL = 500;
/** Maximum number of lines in a cart. */
export const MAX_CART_LINES = 500;
/** Maximum number of lines in a quick order. */
export const MAX_QUICK_ORDER_LINES = 500;
/** Delay between the last change and sending it (spec 2 §9). */
export const CART_FLUSH_MS = 1000;

/** Validates stored lines, which may come from another version or have been edited. */
const isStoredLine = (value: unknown, minQuantity: number): value is ChangeableLine => {
  const { productId, quantity, source } = (value ?? {}) as Partial<ChangeableLine>;
  return (
    Number.isSafeInteger(productId) &&
    Number.isSafeInteger(quantity) &&
    quantity! >= minQuantity &&
    typeof source === 'object'
  );
};

/** Filters out invalid stored lines. */
export const storedLines = (values: readonly unknown[]): ChangeableLine[] =>
  values.filter((value) => isStoredLine(value, 1));

/** Filters out invalid stored changes. */
export const storedChanges = (values: readonly unknown[]): CartChange[] =>
  values.filter((value): value is CartChange => {
    const { operationId, action } = (value ?? {}) as Partial<CartChange>;
    return (
      isStoredLine(value, 0) &&
      typeof operationId === 'string' &&
      ['Add', 'Update', 'Delete'].includes(String(action))
    );
  });
