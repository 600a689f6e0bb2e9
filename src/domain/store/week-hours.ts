import type { OpeningTime } from './store.ts';
import { byOpeningTime } from './opening-hours.ts';

export interface HoursRow {
  /** ISO weekdays, 1 = Monday; `from` equals `to` for a single day. */
  from: number;
  to: number;
  /** `06:30 - 18:00`; several periods are separated by commas, and empty means closed. */
  hours: string;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Returns one row per day, including closed days. */
export function weekRows(times: readonly OpeningTime[]): HoursRow[] {
  return WEEK.map((day) => ({ from: day, to: day, hours: hoursOfDay(times, day) }));
}

/**
 * Returns the rows with consecutive days of equal hours merged: `Monday to Friday 06:30 - 18:00`.
 */
export function groupedRows(times: readonly OpeningTime[]): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const row of weekRows(times)) {
    const last = rows.at(-1);
    if (last?.hours === row.hours) last.to = row.to;
    else rows.push({ ...row });
  }
  return rows;
}

function hoursOfDay(times: readonly OpeningTime[], day: number): string {
  return times
    .filter((time) => time.day === day)
    .sort(byOpeningTime)
    .map(({ open, close }) => `${open} - ${close}`)
    .join(', ');
}
