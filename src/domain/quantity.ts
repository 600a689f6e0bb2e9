export const MOST_PIECES = 99_999;

/** A quantity as somebody types it: whole, from 1 to 99999; null for anything else. */
export function parseQuantity(text: string): number | null {
  const quantity = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  return quantity >= 1 && quantity <= MOST_PIECES ? quantity : null;
}

/** One more or one less, within the bounds; from what is no quantity on, 1. */
export function stepQuantity(text: string, step: 1 | -1): number {
  const quantity = parseQuantity(text);
  return quantity === null ? 1 : Math.min(MOST_PIECES, Math.max(1, quantity + step));
}
