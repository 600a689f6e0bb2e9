import Holidays from 'date-holidays';
import type { StoreDetails } from '../../db/schema.ts';
import { addDays } from '../calendar.ts';
import type { Random } from '../random.ts';

const holidays = new Holidays('NL');

/** Week hours: `day` 1 = Monday … 6 = Saturday; Sunday is closed and absent. */
export function openingTimesOf(draw: Random): StoreDetails['openingTimes'] {
  const open = draw.chance(0.25) ? '06:30' : '07:00';
  const close = draw.chance(0.2) ? '17:30' : '18:00';
  const late = draw.chance(0.15);
  const week = [1, 2, 3, 4, 5].map((day) => ({
    day,
    open,
    close: late && day === 4 ? '20:00' : close,
  }));
  const saturday = { day: 6, open: '08:00', close: draw.chance(0.3) ? '16:00' : '15:00' };
  return [...week, saturday];
}

/** Public holidays of the coming year: closed, but for the days before feasts, which end early. */
export function holidayTimesOf(now: Date): StoreDetails['holidayTimes'] {
  const until = addDays(now, 365);
  const year = now.getUTCFullYear();
  const days = [year, year + 1].flatMap((y) => holidays.getHolidays(y, 'nl'));
  const closed = days
    .filter((day) => day.type === 'public' || day.rule === 'easter')
    .map((day) => day.date.slice(0, 10));
  const early = [year, year + 1].flatMap((y) => [`${y}-12-05`, `${y}-12-24`, `${y}-12-31`]);
  const isInside = (day: string): boolean => {
    const time = Date.parse(`${day}T00:00:00Z`);
    return time >= now.getTime() && time < until.getTime();
  };
  const closedDays = [...new Set(closed)].filter(isInside);
  return [
    ...closedDays.map((day) => ({ start: day, end: day, open: null, close: null, isClosed: true })),
    ...early
      .filter((day) => isInside(day) && !closedDays.includes(day))
      .filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0)
      .map((day) => ({ start: day, end: day, open: '07:00', close: '16:00', isClosed: false })),
  ].sort((a, b) => a.start.localeCompare(b.start));
}
