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
