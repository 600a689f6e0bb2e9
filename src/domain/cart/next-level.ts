import type { MoreLessLevel } from '../entities/product.ts';
import { cheaperLevels } from '../staffel.ts';

/** The staffel row that a larger quantity reaches next; null if there is none. */
export const nextLevel = (levels: MoreLessLevel[], quantity: number): MoreLessLevel | null =>
  cheaperLevels(levels).find((level) => level.quantity > quantity) ?? null;
