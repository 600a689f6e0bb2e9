/** Moments and lengths of time as the desk says them, by the clock of the shop. */
import { html } from 'hono/html';
import type { Locale } from '../../src/domain/entities/common.ts';
import { localTime } from '../../src/domain/opening-hours.ts';
import type { Html } from './frame.ts';
import { LOCALE_TAGS } from './texts.ts';

const ZONE = { timeZone: 'Europe/Amsterdam' } as const;
const DAY = { weekday: 'short', day: 'numeric', month: 'short', ...ZONE } as const;

const forBoth = <T>(make: (tag: string) => T): Record<Locale, T> => ({
  nl: make(LOCALE_TAGS.nl),
  en: make(LOCALE_TAGS.en),
});
const DAYS = forBoth((tag) => new Intl.DateTimeFormat(tag, DAY));
const YEARS = forBoth((tag) => new Intl.DateTimeFormat(tag, { ...DAY, year: 'numeric' }));

/** `za 21 nov 13:45`; another year than this one is said. */
export function momentText(at: Date, locale: Locale, now: Date): string {
  const { day, time } = localTime(at);
  const isThisYear = day.slice(0, 4) === localTime(now).day.slice(0, 4);
  return `${(isThisYear ? DAYS : YEARS)[locale].format(at).replaceAll('.', '')} ${time}`;
}

/** `wo 6 mrt`, of a day of the calendar (`2030-03-06`). */
export const dayText = (day: string, locale: Locale): string =>
  DAYS[locale].format(new Date(`${day}T12:00:00Z`)).replaceAll('.', '');

/** The same, as an element that machines can read. */
export function moment(at: Date, locale: Locale, now: Date): Html {
  return html`<time datetime="${at.toISOString()}">${momentText(at, locale, now)}</time>`;
}

/** `0,4 s`, `12 s`, `3 min 5 s`. */
export function secondsText(seconds: number, locale: Locale): string {
  if (seconds < 10) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return `${seconds.toLocaleString(LOCALE_TAGS[locale], digits)} s`;
  }
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return minutes === 0 ? `${whole} s` : `${minutes} min${rest ? ` ${rest} s` : ''}`;
}
