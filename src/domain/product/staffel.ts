import type { MoreLessLevel } from './product.ts';

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
