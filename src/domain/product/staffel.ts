import type { MoreLessLevel } from './product.ts';

/** The levels that make a piece cheaper: those that the shop shows. */
export const cheaperLevels = (levels: MoreLessLevel[]): MoreLessLevel[] =>
  levels.filter(({ quantity, save }) => quantity > 1 && save > 0);

/** What a staffel says, in one text: two that say the same are equal. */
export const staffelSays = (levels: MoreLessLevel[]): string =>
  cheaperLevels(levels)
    .map(
      ({ quantity, priceInclTax, priceExclTax }) => `${quantity}:${priceInclTax}:${priceExclTax}`,
    )
    .join();
