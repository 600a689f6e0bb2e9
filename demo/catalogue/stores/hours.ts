import Holidays from 'date-holidays';
import type { StoreDetails } from '../../../backend/platform/db/schema/catalogue.ts';
import { addDays } from '../calendar.ts';
import type { RandomSource } from '../random.ts';

const holidays = new Holidays('NL');

/**
 * Makes the hours of a week. `day`: 1 = Monday … 6 = Saturday; Sunday is absent, as stores are
 * closed.
 */
function openingTimesOf(draw: RandomSource): StoreDetails['openingTimes'] {
  const open = draw.chance(0.25) ? '06:30' : '07:00';
  const close = draw.chance(0.2) ? '17:30' : '18:00';
  const isOpenLate = draw.chance(0.15);
  const week = [1, 2, 3, 4, 5].map((day) => ({
    day,
    open,
    close: isOpenLate && day === 4 ? '20:00' : close,
  }));
  const saturday = { day: 6, open: '08:00', close: draw.chance(0.3) ? '16:00' : '15:00' };
  return [...week, saturday];
}

/** Latest closing time on days before public holidays. */
const EARLY_CLOSE = '16:00';

/**
 * Returns the days of the coming year on which all stores are closed, and those on which they close
 * early.
 */
function specialDays(now: Date): { closed: string[]; early: string[] } {
  const until = addDays(now, 365);
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1];
  const isInYear = (day: string): boolean => {
    const time = Date.parse(`${day}T00:00:00Z`);
    return time >= now.getTime() && time < until.getTime();
  };
  const holidayDates = years
    .flatMap((year) => holidays.getHolidays(year, 'nl'))
    .filter((day) => day.type === 'public' || day.rule === 'easter')
    .map((day) => day.date.slice(0, 10));
  const closedDays = [...new Set(holidayDates)].filter(isInYear);
  const earlyClosingDays = years
    .flatMap((year) => [`${year}-12-05`, `${year}-12-24`, `${year}-12-31`])
    .filter((day) => isInYear(day) && !closedDays.includes(day));
  return { closed: closedDays, early: earlyClosingDays };
}

/**
 * Returns the hours of a store on special days: closed on public holidays, and open until four at
 * the latest on the days before them.
 */
function holidayTimesOf(
  week: StoreDetails['openingTimes'],
  now: Date,
): StoreDetails['holidayTimes'] {
  const { closed: closedDays, early: earlyClosingDays } = specialDays(now);
  const earlyClosings = earlyClosingDays.flatMap((day) => {
    const usualHours = week.find((one) => one.day === new Date(`${day}T00:00:00Z`).getUTCDay());
    // Omits stores that close by then on that weekday in any case.
    if (!usualHours || usualHours.close <= EARLY_CLOSE) return [];
    return { start: day, end: day, open: usualHours.open, close: EARLY_CLOSE, isClosed: false };
  });
  return [
    ...closedDays.map((day) => ({ start: day, end: day, open: null, close: null, isClosed: true })),
    ...earlyClosings,
  ].sort((a, b) => a.start.localeCompare(b.start));
}

/**
 * Makes the opening hours of a store: of every week, and of the special days of the coming year.
 */
export function hoursOf(
  draw: RandomSource,
  now: Date,
): Pick<StoreDetails, 'openingTimes' | 'holidayTimes'> {
  const openingTimes = openingTimesOf(draw);
  return { openingTimes, holidayTimes: holidayTimesOf(openingTimes, now) };
}
