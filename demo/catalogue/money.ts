/** Returns the price without VAT in whole cents, rounded as a till does. Both in cents. */
export const priceWithoutTax = (incl: number, rate: number): number =>
  Math.round((incl * 100) / (100 + rate));

/**
 * Returns the nearest price that a shop would use, in cents: ending in `,95` or `,49` from twenty
 * euros, in whole 5 cents and nines below, and in any cent under one euro.
 */
export function roundToShelfPrice(euros: number): number {
  const cents = Math.max(3, Math.round(euros * 100));
  if (cents < 100) return cents;
  if (cents < 500) return Math.round(cents / 10) * 10 - (cents % 3 === 0 ? 5 : 1);
  if (cents < 2000) return Math.round(cents / 10) * 10 - (cents % 2 ? 5 : 1);
  if (cents < 10_000) return Math.max(1995, Math.round(cents / 50) * 50 - (cents % 2 ? 5 : 1));
  if (cents < 100_000) return Math.round(cents / 100) * 100 - 5;
  return Math.round(cents / 500) * 500 - 100;
}
