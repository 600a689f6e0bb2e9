/** A number as somebody types it, with a comma or a point; null for anything else, or below 0. */
export function parseDecimal(text: string): number | null {
  return /^\s*\d+(?:[.,]\d+)?\s*$/.test(text) ? Number(text.trim().replace(',', '.')) : null;
}
