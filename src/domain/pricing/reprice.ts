import { type Cents, withoutTax } from '../shared/money.ts';
import { midnight } from '../shared/dates.ts';
import { nextDay } from '../availability/calendar.ts';
import type { IsoDate } from '../shared/common.ts';

/** A price that held from a moment on, until the next step. */
export interface PriceStep {
  from: Date;
  incl: Cents;
}

const DAY_MS = 86_400_000;
const REFERENCE_DAYS = 30;

/**
 * The lowest price charged at any moment of the 30 days before `moment` (Omnibus directive),
 * including the price already in force when those days began. `history` is oldest first; null
 * without a price before `moment`.
 */
export function lowestOf30Days(history: readonly PriceStep[], moment: Date): Cents | null {
  const from = moment.getTime() - REFERENCE_DAYS * DAY_MS;
  const before = history.filter((step) => step.from.getTime() < moment.getTime());
  const inForce = before.filter((_, i) => {
    const next = before[i + 1];
    return !next || next.from.getTime() > from;
  });
  return inForce.length > 0 ? Math.min(...inForce.map((step) => step.incl)) : null;
}

/** Days of Amsterdam, both included. */
export interface ActionDays {
  from: IsoDate;
  until: IsoDate;
}

/** True on the days of an action. */
export const isActionDay = ({ from, until }: ActionDays, day: IsoDate): boolean =>
  from <= day && day <= until;

/** The moments at which an action begins, and at which it is over. */
export const actionMoments = ({ from, until }: ActionDays): { begins: Date; ends: Date } => ({
  begins: midnight(from),
  ends: midnight(nextDay(until)),
});

/** How much lower a price is than a crossed one, in whole percents. */
export const percentOff = (price: number, crossed: number): number =>
  Math.round((1 - price / crossed) * 100);

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
