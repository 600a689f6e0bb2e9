import type { MoreLessLevel } from '../product/product.ts';
import { cheaperLevels } from '../product/staffel.ts';

/** The staffel row that a larger quantity reaches next; null if there is none. */
export const nextLevel = (levels: MoreLessLevel[], quantity: number): MoreLessLevel | null =>
  cheaperLevels(levels).find((level) => level.quantity > quantity) ?? null;
