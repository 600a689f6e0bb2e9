import type { IsoDate } from '../shared/common.ts';
import { localTime } from '../store/opening-hours.ts';
import { nextDay } from './calendar.ts';

/**
 * Returns the day that an order counts for: today before the cut-off (`HH:MM`, local time), else
 * tomorrow.
 */
export function orderDay(now: Date, cutoff: string): IsoDate {
  const { day, time } = localTime(now);
  return time < cutoff ? day : nextDay(day);
}
