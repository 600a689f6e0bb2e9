import { parseDecimal } from '../shared/decimal.ts';
import type { Locale } from '../shared/common.ts';

export const MOST_PIECES = 99_999;

/** A quantity as somebody types it: whole, from 1 to 99999; null for anything else. */
export function parseQuantity(text: string, locale: Locale): number | null {
  const quantity = parseDecimal(text, locale, 2) ?? 0;
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PIECES ? quantity : null;
}

/** One more or one less, within the bounds; from what is no quantity on, 1. */
export function stepQuantity(text: string, step: 1 | -1, locale: Locale): number {
  const quantity = parseQuantity(text, locale);
  return quantity === null ? 1 : Math.min(MOST_PIECES, Math.max(1, quantity + step));
}
