import type { IsoDate } from '../shared/common.ts';
import { localTime } from '../store/opening-hours.ts';
import { nextDay } from './calendar.ts';

/** The day that an order counts for: from the cut-off (`HH:MM`, local) on, the next one. */
export function orderDay(now: Date, cutoff: string): IsoDate {
  const { day, time } = localTime(now);
  return time < cutoff ? day : nextDay(day);
}
