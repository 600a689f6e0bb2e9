import { type Cents, withoutTax } from '../shared/money.ts';
import { lowestOf30Days, type PriceStep } from './lowest-price.ts';

/** A staffel row as it is stored. */
export interface StoredLevel {
  id: number;
  quantity: number;
  priceIncl: Cents;
  priceExcl: Cents;
}

export interface CurrentPrice {
  incl: Cents;
  /** Percent: 21 or 9. */
  taxRate: number;
  levels: readonly StoredLevel[];
  /** The crossed price of the current offer or reduction. */
  oldIncl: Cents | null;
}

export interface NewPrice {
  incl: Cents;
  excl: Cents;
  levels: StoredLevel[];
  oldIncl: Cents | null;
  oldExcl: Cents | null;
  /** False: the offer or reduction ends with this change. */
  keepsReduction: boolean;
}

/**
 * What follows from a new price, whoever sets it (command line, import, desk):
 * - the staffel keeps its savings: each level moves with the price, and one that would no longer
 *   be cheaper is dropped;
 * - a crossed price stays only while it is above the new price, and is never above the lowest
 *   price of the 30 days before the change (Omnibus directive).
 *
 * `history` is oldest first, without the new price.
 */
export function reprice(
  current: CurrentPrice,
  incl: Cents,
  history: readonly PriceStep[],
  now: Date,
): NewPrice {
  const { taxRate } = current;
  const lowest = lowestOf30Days(history, now);
  const crossed =
    current.oldIncl === null ? null : Math.min(current.oldIncl, lowest ?? current.oldIncl);
  const oldIncl = crossed !== null && crossed > incl ? crossed : null;
  return {
    incl,
    excl: withoutTax(incl, taxRate),
    levels: movedLevels(current.levels, current.incl, incl, taxRate),
    oldIncl,
    oldExcl: oldIncl === null ? null : withoutTax(oldIncl, taxRate),
    keepsReduction: oldIncl !== null,
  };
}

/** A staffel that moves with its price; a level that would no longer be cheaper is dropped. */
export function movedLevels(
  levels: readonly StoredLevel[],
  from: Cents,
  to: Cents,
  taxRate: number,
): StoredLevel[] {
  return levels.flatMap((level) => {
    const priceIncl = Math.round((level.priceIncl * to) / from);
    if (priceIncl < 1 || priceIncl >= to) return [];
    return [{ ...level, priceIncl, priceExcl: withoutTax(priceIncl, taxRate) }];
  });
}
