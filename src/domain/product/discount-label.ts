import { isCurrent } from '../shared/date-range.ts';
import type { ProductDiscount } from './product.ts';

const HIDDEN_LABEL = 'NOLABEL';
const WINNING_LABEL = 'SHOWLABEL';

/**
 * Returns the discounts whose labels are shown: current ones whose label type is not NOLABEL. A
 * discount of type SHOWLABEL replaces all others (spec 2 §5).
 */
export function discountLabels<
  D extends Pick<ProductDiscount, 'labelType' | 'startDate' | 'endDate'>,
>(discounts: readonly D[], now: Date): D[] {
  const shown = discounts.filter(
    (discount) =>
      discount.labelType !== HIDDEN_LABEL && isCurrent(discount.startDate, discount.endDate, now),
  );
  const winner = shown.find((discount) => discount.labelType === WINNING_LABEL);
  return winner ? [winner] : shown;
}
