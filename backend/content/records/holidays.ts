import Holidays from 'date-holidays';
import type { IsoDate } from '../../../src/domain/entities/common.ts';
import { localTime } from '../../../src/domain/opening-hours.ts';

const rules = new Holidays('NL');
const byYear = new Map<number, IsoDate[]>();

/** Dutch public holidays of this year and the next, with extra days, in order. */
export function shopHolidays(now: Date, extra: readonly IsoDate[] = []): IsoDate[] {
  const year = Number(localTime(now).day.slice(0, 4));
  return [...new Set([...publicHolidays(year), ...publicHolidays(year + 1), ...extra])].sort();
}

function publicHolidays(year: number): IsoDate[] {
  let days = byYear.get(year);
  if (!days) {
    days = rules
      .getHolidays(year)
      .filter((holiday) => holiday.type === 'public')
      .map((holiday) => holiday.date.slice(0, 10));
    byYear.set(year, days);
  }
  return days;
}
