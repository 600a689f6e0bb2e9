import type { IsoDate } from '../shared/common.ts';
import type { Store } from './store.ts';

export interface OpenHours {
  /** `07:00`, local time. */
  open: string;
  close: string;
}

type StoreHours = Pick<Store, 'openingTimes' | 'holidayTimes'>;

const HOUR_MS = 3_600_000;

/**
 * Returns 01:00 UTC on the last Sunday of a month (0 = January), when daylight saving time starts
 * or ends in the EU.
 */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1);
}

/**
 * Converts a moment to local day and time in Europe/Amsterdam, the time zone of the stores, by the
 * rule of Directive 2000/84/EC. `Intl` would take a browser 20 ms for the first call.
 */
export function localTime(now: Date): { day: IsoDate; time: string } {
  const year = now.getUTCFullYear();
  const isSummer = now.getTime() >= clockChange(year, 2) && now.getTime() < clockChange(year, 9);
  const local = new Date(now.getTime() + (isSummer ? 2 : 1) * HOUR_MS).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** ISO weekday: 1 = Monday … 7 = Sunday. */
export function weekday(day: IsoDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Compares by opening time. Does not use `localeCompare`: its first call takes a browser 10 ms. */
export const byOpeningTime = (a: { open: string }, b: { open: string }): number =>
  Number(a.open > b.open) - Number(a.open < b.open);

/**
 * Returns the opening hours of a store on a day. Holiday hours replace the usual ones; empty if
 * closed.
 */
export function hoursOn(store: StoreHours, day: IsoDate): OpenHours[] {
  const holiday = store.holidayTimes.find(({ start, end }) => start <= day && day <= end);
  if (holiday?.isClosed) return [];
  if (holiday?.open && holiday.close) return [{ open: holiday.open, close: holiday.close }];
  const number = weekday(day);
  return store.openingTimes
    .filter((row) => row.day === number)
    .map(({ open, close }) => ({ open, close }))
    .sort(byOpeningTime);
}

/** Returns the opening hours on the local day of `now`. */
export function hoursToday(store: StoreHours, now: Date): OpenHours[] {
  return hoursOn(store, localTime(now).day);
}

/**
 * Returns whether a store is open: from the opening minute up to, but not including, the closing
 * minute.
 */
export function isStoreOpen(store: StoreHours, now: Date): boolean {
  const { day, time } = localTime(now);
  return hoursOn(store, day).some(({ open, close }) => open <= time && time < close);
}

/** `open` until a time, opening `later` today, or `closed` for the rest of the day. */
export type OpeningNow =
  | { state: 'open'; until: string }
  | { state: 'later'; from: string }
  | { state: 'closed' };

/** Returns whether a store is open now, and until or from when. */
export function openingNow(store: StoreHours, now: Date): OpeningNow {
  const { day, time } = localTime(now);
  const laterHours = hoursOn(store, day).find(({ close }) => time < close);
  if (!laterHours) return { state: 'closed' };
  return laterHours.open <= time
    ? { state: 'open', until: laterHours.close }
    : { state: 'later', from: laterHours.open };
}
