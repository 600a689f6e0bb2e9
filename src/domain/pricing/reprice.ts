import { type Cents, withoutTax } from '../shared/money.ts';
import { startOfDay } from '../shared/dates.ts';
import { nextDay } from '../availability/calendar.ts';
import type { IsoDate } from '../shared/common.ts';

/** A price that applied from a moment until the next step. */
export interface PriceStep {
  from: Date;
  incl: Cents;
}

const DAY_MS = 86_400_000;
const REFERENCE_DAYS = 30;

/**
 * Returns the lowest price in the 30 days before `moment` (Omnibus directive), including the price
 * already in force when that period began. `history` is oldest first; null without a price before
 * `moment`.
 */
export function lowestPriceOf30Days(history: readonly PriceStep[], moment: Date): Cents | null {
  const from = moment.getTime() - REFERENCE_DAYS * DAY_MS;
  const before = history.filter((step) => step.from.getTime() < moment.getTime());
  const inForce = before.filter((_, i) => {
    const next = before[i + 1];
    return !next || next.from.getTime() > from;
  });
  return inForce.length > 0 ? Math.min(...inForce.map((step) => step.incl)) : null;
}

/** First and last day of an offer, in local time of Amsterdam, both included. */
export interface OfferDays {
  from: IsoDate;
  until: IsoDate;
}

/** Returns whether an offer applies on a day. */
export const isOfferDay = ({ from, until }: OfferDays, day: IsoDate): boolean =>
  from <= day && day <= until;

/** Returns the moments at which an offer begins and ends (exclusive). */
export const offerMoments = ({ from, until }: OfferDays): { begins: Date; ends: Date } => ({
  begins: startOfDay(from),
  ends: startOfDay(nextDay(until)),
});

/** Returns how much lower a price is than the crossed-out one, in whole percent. */
export const percentOff = (price: number, crossedOutPrice: number): number =>
  Math.round((1 - price / crossedOutPrice) * 100);

/** A staffel level as stored. */
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
  /** Crossed-out price of the current offer or reduction. */
  oldIncl: Cents | null;
}

export interface NewPrice {
  incl: Cents;
  excl: Cents;
  levels: StoredLevel[];
  oldIncl: Cents | null;
  oldExcl: Cents | null;
  /** False if the offer or reduction ends with this change. */
  keepsReduction: boolean;
}

/**
 * Computes the consequences of a new price, whether set by command line, import or desk:
 * - the staffel keeps its relative savings: each level changes in proportion to the price, and one
 * that would no longer be cheaper is dropped;
 * - a crossed-out price stays only while it is above the new price, and never exceeds the lowest
 * price of the 30 days before the change (Omnibus directive).
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
  const lowest = lowestPriceOf30Days(history, now);
  const crossedOutPrice =
    current.oldIncl === null ? null : Math.min(current.oldIncl, lowest ?? current.oldIncl);
  const oldIncl = crossedOutPrice !== null && crossedOutPrice > incl ? crossedOutPrice : null;
  return {
    incl,
    excl: withoutTax(incl, taxRate),
    levels: scaledLevels(current.levels, current.incl, incl, taxRate),
    oldIncl,
    oldExcl: oldIncl === null ? null : withoutTax(oldIncl, taxRate),
    keepsReduction: oldIncl !== null,
  };
}

/** Scales a staffel with its price; levels that would no longer be cheaper are dropped. */
export function scaledLevels(
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
