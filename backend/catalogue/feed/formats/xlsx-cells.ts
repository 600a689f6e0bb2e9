/** Values of a workbook's cells: numbers without the noise of their storage, and dates. */
import type { Cell } from './table.ts';

/** A spreadsheet keeps this many figures of a number. */
const FIGURES = 15;
/** Number formats of dates and times that need no text of their own. */
const DATE_FORMATS = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
const DAY = 86_400_000;
/** Day 0 of the two calendars of workbooks; 1900 counts a 29 February that never was. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** True if a number format shows a date or a time. `code`: its own text, where it has one. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.some(([from, to]) => id >= from && id <= to);
  const [positive = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi, '')
    .split(';');
  return !/general/i.test(positive) && /[ymdhs]/i.test(positive);
}

/**
 * A number cell. Text, so that it fits fields of text too; a number where it has more than two
 * decimals, which as text could be thousands. Null where the workbook has lost figures of it.
 */
export function numberCell(stored: string): Cell | null {
  const value = Number(Number(stored).toPrecision(FIGURES));
  if (!Number.isFinite(value) || stored.trim() === '') return null;
  if (Number.isInteger(value)) return Math.abs(value) < 10 ** FIGURES ? String(value) : null;
  const [, decimals = ''] = String(value).split('.');
  return decimals.length <= 2 && !String(value).includes('e') ? String(value) : value;
}

/** A date cell as `2026-12-25`, with its time of day where it has one; a time alone as `07:30`. */
export function dateCell(stored: string, is1904: boolean): string | null {
  const days = Number(stored);
  if (stored.trim() === '' || !(days >= 0 && days < 2_958_466)) return null;
  const at = new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + Math.round((days * DAY) / 1000) * 1000);
  const [date, time = ''] = at.toISOString().split('T');
  if (days < 1 && days > 0) return time.slice(0, 5);
  return time.startsWith('00:00:00') ? date! : `${date}T${time.slice(0, 8)}`;
}

/** Column of a cell's address from 0: `B7` is 1. Null where it is none. */
export function columnOf(address: string): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(address)?.[1];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A text as it was typed: characters that XML cannot hold are written as `_x000D_`. */
export const unescapeText = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
