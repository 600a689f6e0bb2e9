import type { IsoDateTime } from './common.ts';

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/**
 * Returns whether `now` lies in the range, both ends included. A missing end is open. An end
 * without a time includes that whole day. A range with an invalid date is never current: a broken
 * record must not be shown for ever.
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
