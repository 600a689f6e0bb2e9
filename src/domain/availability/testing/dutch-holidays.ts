import type { IsoDate } from '../../shared/common.ts';

const isoDate = (year: number, month: number, day: number): IsoDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Easter Sunday as days since 1 March (Gauss, for 1900-2099). */
function easterSunday(year: number): number {
  const d = (19 * (year % 19) + 24) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7;
  const day = 22 + d + e;
  return (d === 29 && e === 6) || (d === 28 && e === 6 && year % 19 > 10) ? day - 7 : day;
}

/** Public holidays of a year in the Netherlands. */
function holidaysOf(year: number): IsoDate[] {
  const fromEaster = [0, 1, 39, 49, 50].map((days) => isoDate(year, 3, easterSunday(year) + days));
  const king = new Date(Date.UTC(year, 3, 27)).getUTCDay() === 0 ? 26 : 27;
  return [
    isoDate(year, 1, 1),
    ...fromEaster,
    isoDate(year, 4, king),
    isoDate(year, 5, 5),
    isoDate(year, 12, 25),
    isoDate(year, 12, 26),
  ];
}

/** The Dutch public holidays of 2024 to 2035. */
export const DUTCH_HOLIDAYS = Array.from({ length: 12 }, (_, n) => holidaysOf(2024 + n)).flat();
