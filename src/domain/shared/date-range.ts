import type { IsoDateTime } from './common.ts';

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/**
 * True when `now` lies in the range, both ends included. A missing end is open; an end given
 * as a day lasts the whole of that day; an end that is not a date closes the range, so that a
 * record with a broken date shows nothing rather than something for ever.
 */
export function isCurrent(
  start: IsoDateTime | null | undefined,
  end: IsoDateTime | null | undefined,
  now: Date,
): boolean {
  const time = now.getTime();
  if (start && !(Date.parse(start) <= time)) return false;
  if (!end) return true;
  return DAY_ONLY.test(end) ? time < Date.parse(end) + DAY_MS : time <= Date.parse(end);
}
