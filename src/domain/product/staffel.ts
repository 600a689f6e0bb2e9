import type { MoreLessLevel } from './product.ts';
import type { Cents, Price } from '../shared/money.ts';

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

/** Returns the levels that lower the price, which are the only ones shown. */
export const cheaperLevels = (levels: MoreLessLevel[]): MoreLessLevel[] =>
  levels.filter(({ quantity, save }) => quantity > 1 && save > 0);

/** Serialises the visible part of a staffel, for comparing two of them. */
export const serialiseStaffel = (levels: MoreLessLevel[]): string =>
  cheaperLevels(levels)
    .map(
      ({ quantity, priceInclTax, priceExclTax }) => `${quantity}:${priceInclTax}:${priceExclTax}`,
    )
    .join();
