import type { Cents, Price } from '../shared/money.ts';

/**
 * The units in which prices are compared (Besluit prijsaanduiding producten; Directive 98/6/EC,
 * article 2): by measure, or by the piece for what is sold in packs.
 */
export const COMPARISON_UNITS = ['m²', 'm', 'm³', 'kg', 'l', 'stuk'] as const;
export type ComparisonUnit = (typeof COMPARISON_UNITS)[number];

/** Dutch name of the unit of products sold by the piece, unless the feed gives another. */
export const PIECE = 'stuk' satisfies ComparisonUnit;

/** What one package holds: 1.56 `m²`, 200 `stuk`. */
export interface PackContent {
  amount: number;
  unit: ComparisonUnit;
}

/**
 * Returns the contents to compare by; null without an amount and a unit, and for a single piece,
 * whose price already is that of one.
 */
export function packContent(
  amount: number | null | undefined,
  unit: ComparisonUnit | null | undefined,
): PackContent | null {
  if (!amount || !unit || !isPositiveAmount(amount)) return null;
  return unit === PIECE && amount <= 1 ? null : { amount, unit };
}

/**
 * Returns the price of one unit of a package that holds `amount` of them; half a cent rounds up.
 * Null without an amount, and if a unit costs less than half a cent: `€ 0,00` compares nothing.
 */
export function comparisonPrice(price: Price, amount: number | null): Price | null {
  if (amount === null || !isPositiveAmount(amount)) return null;
  const priceInclTax = centsPerUnit(price.priceInclTax, amount);
  if (priceInclTax === 0) return null;
  return { priceInclTax, priceExclTax: centsPerUnit(price.priceExclTax, amount) };
}

const isPositiveAmount = (amount: number) => amount > 0 && Number.isFinite(amount);

// 1005 / 0.67 is 1499.99…, so round to the 15 significant digits of a double first.
const centsPerUnit = (cents: Cents, amount: number): Cents =>
  Math.round(Number((cents / amount).toPrecision(15)));
