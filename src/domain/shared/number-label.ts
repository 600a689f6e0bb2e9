/** Formats a count; above the cap it is `99+` (spec 1 §2.11, default cap of §9). */
export function numberLabel(count: number, cap = 99_999): string {
  return count > cap ? `${cap}+` : String(count);
}

/**
 * Formats pieces in stock: `50+` above the `stockCount` of the configuration. A `stockCount` of 0
 * means no cap.
 */
export const stockLabel = (quantity: number, { stockCount }: { stockCount: number }): string =>
  numberLabel(quantity, stockCount || undefined);
