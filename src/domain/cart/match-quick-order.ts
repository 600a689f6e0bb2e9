import type { QuickOrderMatch } from '../entities/cart.ts';
import type { ProductSummary } from '../entities/product.ts';
import { MOST_PIECES } from '../quantity.ts';
import { canBeOrdered } from '../stock-status.ts';
import type { QuickOrderLine } from './parse-quick-order.ts';

/** Most characters of a code that the shop looks up. */
export const MAX_CODE_LENGTH = 40;

/** A product of a quick order; lines with the same product are added up. */
export interface FoundLine {
  product: ProductSummary;
  /** At most what can be ordered. */
  quantity: number;
  /** True if the list asks for more pieces than there are. */
  isReduced: boolean;
}

export interface MissedLine extends QuickOrderLine {
  reason: 'unknown' | 'notOrderable';
}

export interface MatchedQuickOrder {
  found: FoundLine[];
  missed: MissedLine[];
}

/** The codes to look up, each once. */
export const codesOf = (lines: readonly QuickOrderLine[]): string[] => [
  ...new Set(lines.map(({ code }) => code).filter((code) => code.length <= MAX_CODE_LENGTH)),
];

/** Brings lines together with the products that the shop found. */
export function matchQuickOrder(
  lines: readonly QuickOrderLine[],
  matches: readonly QuickOrderMatch[],
): MatchedQuickOrder {
  const products = new Map(matches.map(({ code, product }) => [code, product]));
  const wanted = new Map<number, { product: ProductSummary; pieces: number }>();
  const missed: MissedLine[] = [];
  for (const line of lines) {
    const product = products.get(line.code);
    if (!product) missed.push({ ...line, reason: 'unknown' });
    else if (!canBeOrdered(product) || product.maxStockTotal <= 0)
      missed.push({ ...line, reason: 'notOrderable' });
    else {
      const pieces = (wanted.get(product.id)?.pieces ?? 0) + line.quantity;
      wanted.set(product.id, { product, pieces });
    }
  }
  const found = [...wanted.values()].map(({ product, pieces }) => {
    const most = Math.min(MOST_PIECES, product.maxStockTotal);
    return { product, quantity: Math.min(pieces, most), isReduced: pieces > most };
  });
  return { found, missed };
}
