import { parseDecimal } from '../shared/decimal.ts';
import type { Locale } from '../shared/common.ts';

export const MAX_QUANTITY = 99_999;

/** Parses a typed quantity: an integer from 1 to 99999, else null. */
export function parseQuantity(text: string, locale: Locale): number | null {
  const quantity = parseDecimal(text, locale, 2) ?? 0;
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
}

/**
 * Increases or decreases a quantity by one, within the limits. Returns 1 for an invalid quantity.
 */
export function stepQuantity(text: string, step: 1 | -1, locale: Locale): number {
  const quantity = parseQuantity(text, locale);
  return quantity === null ? 1 : Math.min(MAX_QUANTITY, Math.max(1, quantity + step));
}
