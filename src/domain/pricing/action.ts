import { midnight } from '../amsterdam-time.ts';
import { nextDay } from '../availability/calendar.ts';
import type { IsoDate } from '../entities/common.ts';

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
