import type { OpeningTime } from './store.ts';
import { byOpening } from './opening-hours.ts';

export interface HoursRow {
  /** ISO weekdays, 1 = Monday; `from` equals `to` for a single day. */
  from: number;
  to: number;
  /** `06:30 - 18:00`, several spans joined by a comma; empty: closed. */
  hours: string;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** One row a day, closed days included. */
export function weekRows(times: readonly OpeningTime[]): HoursRow[] {
  return WEEK.map((day) => ({ from: day, to: day, hours: hoursOfDay(times, day) }));
}

/** Neighbouring days with equal hours in one row: `Monday to Friday 06:30 - 18:00`. */
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
    .sort(byOpening)
    .map(({ open, close }) => `${open} - ${close}`)
    .join(', ');
}
