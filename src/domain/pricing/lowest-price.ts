import type { Cents } from '../shared/money.ts';
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
