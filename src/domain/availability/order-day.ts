import type { IsoDate } from '../entities/common.ts';
import { localTime } from '../opening-hours.ts';
import { nextDay } from './calendar.ts';

/** The day that an order counts for: from the cut-off (`HH:MM`, local) on, the next one. */
export function orderDay(now: Date, cutoff: string): IsoDate {
  const { day, time } = localTime(now);
  return time < cutoff ? day : nextDay(day);
}
