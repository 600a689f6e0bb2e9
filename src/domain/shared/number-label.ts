/** A count as text; above its cap it is `99+` (spec 1 §2.11, default cap of §9). */
export function numberLabel(count: number, cap = 99_999): string {
  return count > cap ? `${cap}+` : String(count);
}

/** Pieces in stock as text, `50+` above the configuration's `stockCount`; 0: as they are. */
export const stockLabel = (quantity: number, { stockCount }: { stockCount: number }): string =>
  numberLabel(quantity, stockCount || undefined);
