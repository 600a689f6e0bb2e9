/** Pallets that goods of this weight take; large goods of unknown weight take one. */
export function palletsFor(grams: number, gramsPerPallet: number): number {
  return Math.max(1, Math.ceil(grams / gramsPerPallet));
}
