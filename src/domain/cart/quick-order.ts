import type { QuickOrderMatch } from './cart.ts';
import type { ProductSummary } from '../product/product.ts';
import { MOST_PIECES } from '../product/quantity.ts';
import { canBeOrdered } from '../product/stock-status.ts';
import type { QuickOrderLine } from './parse-quick-order.ts';
import { numberTrimmed } from '../shared/number-trimmed.ts';

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

const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

/**
 * A code without what people leave out or add when they type it: blanks, points, hyphens, slashes,
 * capitals and leading zeros: `87.001-001 23` → `8700100123`, `GP-1250A` → `gp1250a`.
 */
export function quickOrderCode(typed: string): string {
  return withoutZeros(typed.replace(/[\s.\-/]/g, '').toLowerCase());
}

export interface CodedProduct {
  id: number;
  number: string;
  ean: string;
}

/**
 * The product that a code means: its EAN or whole number, else the last six digits of its number
 * (spec 2 §3, numberTrimmed). Null if no product has it, or if several have these last digits.
 */
export function pickProduct(products: readonly CodedProduct[], code: string): number | null {
  if (code === '') return null;
  const exact = products.find(
    ({ number, ean }) => withoutZeros(ean) === code || withoutZeros(number) === code,
  );
  if (exact) return exact.id;
  const [first, ...others] = products.filter(
    ({ number }) => quickOrderCode(numberTrimmed(number)) === code,
  );
  return first && others.length === 0 ? first.id : null;
}
