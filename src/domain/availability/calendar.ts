import type { IsoDate } from '../shared/common.ts';
import { weekday, localTime } from '../store/opening-hours.ts';

const DAY_MS = 86_400_000;
const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 7;

/** Number of days that are searched for a possible day. */
export const HORIZON_DAYS = 400;

/** Returns the next day. Computed in UTC, where every day has 24 hours. */
export function nextDay(day: IsoDate): IsoDate {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns whether goods are delivered on a day: not on Sundays and holidays, and on Saturdays only
 * if allowed (spec 2 §5).
 */
export function isDeliveryDay(
  day: IsoDate,
  holidays: readonly IsoDate[],
  isSaturdayAllowed = false,
): boolean {
  const number = weekday(day);
  return number !== SUNDAY && (isSaturdayAllowed || number !== SATURDAY) && !holidays.includes(day);
}

/**
 * Returns whether goods can be picked up on a day: not on Sundays, Mondays and holidays (spec 2
 * §5).
 */
export function isPickupDay(day: IsoDate, holidays: readonly IsoDate[]): boolean {
  return weekday(day) !== MONDAY && isDeliveryDay(day, holidays, true);
}

export function isSaturday(day: IsoDate): boolean {
  return weekday(day) === SATURDAY;
}

/** Returns the `count`th delivery day after `day`; null beyond the horizon. */
export function addDeliveryDays(
  day: IsoDate,
  count: number,
  holidays: readonly IsoDate[],
): IsoDate | null {
  let daysLeft = count;
  for (let tried = 0; daysLeft > 0; tried += 1) {
    if (tried === HORIZON_DAYS) return null;
    day = nextDay(day);
    if (isDeliveryDay(day, holidays)) daysLeft -= 1;
  }
  return day;
}

/**
 * Returns the day that an order counts for: today before the cut-off (`HH:MM`, local time), else
 * tomorrow.
 */
export function orderDay(now: Date, cutoff: string): IsoDate {
  const { day, time } = localTime(now);
  return time < cutoff ? day : nextDay(day);
}
