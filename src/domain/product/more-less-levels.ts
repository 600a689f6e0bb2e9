import type { Cents, Price } from '../shared/money.ts';
import type { MoreLessLevel } from './product.ts';

/**
 * Returns the saving of `level` compared to `price` as a fraction of four decimals; never negative.
 */
export function saveFraction(level: Cents, price: Cents): number {
  if (price <= 0 || level >= price) return 0;
  return Math.round((1 - level / price) * 10_000) / 10_000;
}

/**
 * Sorts the staffel by quantity and adds the saving of each level compared to the single price
 * (spec 2 §3).
 */
export function moreLessLevels(
  levels: readonly Omit<MoreLessLevel, 'save'>[],
  price: Price,
): MoreLessLevel[] {
  return levels
    .map((level) => ({ ...level, save: saveFraction(level.priceInclTax, price.priceInclTax) }))
    .sort((a, b) => a.quantity - b.quantity);
}

/** Returns the level that applies to a quantity; null below the first. */
export function levelFor(levels: readonly MoreLessLevel[], quantity: number): MoreLessLevel | null {
  return levels.findLast((level) => level.quantity <= quantity) ?? null;
}
