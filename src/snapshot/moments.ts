/** Dates as records have them: a day, or a moment. */
const DATE = /"(\d{4}-\d{2}-\d{2})(T[^"]{4,30})?"/g;
const DAY_MS = 86_400_000;

/**
 * The first moment after `now` at which a date of a record (JSON) may begin or end something;
 * null when all of them are past. The rules read dates with both ends included, and a day as an
 * end lasts the whole of it (`domain/date-range.ts`): each of these moments counts, also where
 * the record's date turns out to mean something else. A page that is made once too often is the
 * price of never missing one.
 */
export function nextMoment(json: string, now: Date): Date | null {
  const from = now.getTime();
  let next = Infinity;
  for (const [, day = '', time = ''] of json.matchAll(DATE)) {
    const start = Date.parse(day + time);
    for (const moment of [start, time === '' ? start + DAY_MS : start + 1]) {
      if (moment > from && moment < next) next = moment;
    }
  }
  return next === Infinity ? null : new Date(next);
}
