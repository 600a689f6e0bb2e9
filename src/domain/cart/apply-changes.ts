import type { CartChange, LineSource } from './cart.ts';
import { MOST_PIECES } from '../product/quantity.ts';

/** What a change reads and writes of a line. */
export interface ChangeableLine {
  productId: number;
  quantity: number;
  source: LineSource | null;
}

/**
 * The lines after a change (spec 2 §4): Add adds to the quantity of an existing line or creates
 * one, Update sets the quantity, Delete removes the line. A quantity never exceeds MOST_PIECES;
 * an Update to less than 1 removes the line. Lines keep their order, new ones come last.
 */
export function applyChange<Line extends ChangeableLine>(
  lines: readonly Line[],
  change: CartChange,
  create: (line: ChangeableLine) => Line,
): Line[] {
  const { productId, action } = change;
  const before = lines.find((line) => line.productId === productId);
  const quantity = Math.min(
    MOST_PIECES,
    action === 'Delete' ? 0 : change.quantity + (action === 'Add' ? (before?.quantity ?? 0) : 0),
  );
  if (quantity < 1) return lines.filter((line) => line !== before);
  if (before) return lines.map((line) => (line === before ? { ...before, quantity } : line));
  return [...lines, create({ productId, quantity, source: change.source })];
}

/** The lines after several changes, in their order. */
export function applyChanges<Line extends ChangeableLine>(
  lines: readonly Line[],
  changes: readonly CartChange[],
  create: (line: ChangeableLine) => Line,
): Line[] {
  return changes.reduce<Line[]>((all, change) => applyChange(all, change, create), [...lines]);
}
