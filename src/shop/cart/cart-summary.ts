/** The cart lines as last returned by the API, stored for the badge and for analytics. */
import { applyChanges, storedLines } from '../../domain/cart/changes.ts';
import type { LineSource } from '../../domain/cart/cart.ts';
import { $cartCount, currentOwner, keepCount } from './cart-count.ts';
import { $pendingChanges } from './cart-queue.ts';
import { storedAtom } from '../ui/storage.ts';

export interface SummaryLine {
  productId: number;
  quantity: number;
  source: LineSource | null;
}

interface Summary {
  /** Contact id of the customer; empty for a visitor. */
  owner: string;
  lines: SummaryLine[];
}

const NONE: Summary = { owner: '', lines: [] };

const $summary = storedAtom<Summary>('cartLines', NONE, (value) => {
  const { owner, lines } = value as Summary;
  return typeof owner === 'string' ? { owner, lines: storedLines(lines) } : NONE;
});

/** The lines of the current user's cart; null if not loaded since sign-in. */
export function loadedLines(): readonly SummaryLine[] | null {
  const { owner, lines } = $summary.get();
  return owner === currentOwner() ? lines : null;
}

/** Stores the lines returned by the API. */
export function storeLines(lines: readonly SummaryLine[]): void {
  $summary.set({
    owner: currentOwner(),
    lines: lines.map(({ productId, quantity, source }) => ({ productId, quantity, source })),
  });
  countPieces();
}

/** Counts the pieces for the badge: known lines plus pending changes. */
export function countPieces(): void {
  const changes = $pendingChanges.get();
  const lines = applyChanges(loadedLines() ?? [], changes, (line) => line);
  const owner = currentOwner();
  const before = $cartCount.get();
  keepCount({
    owner,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isPending: changes.length > 0,
    // The next sign-in may merge again.
    isMergeRead: before.isMergeRead && before.owner === owner,
  });
}

/** Dismisses the merge notice; the merged lines stay. */
export const dismissMergeNotice = (): void => keepCount({ ...$cartCount.get(), isMergeRead: true });
