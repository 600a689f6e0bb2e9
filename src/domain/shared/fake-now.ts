/** The years for which the delivery calendar knows the holidays. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/**
 * Reads the time in the cookie `fake-now` (ISO 8601, spec 2 §4), with which cut-offs and holidays
 * can be tried out on any day. `cookies` is `document.cookie` or the `Cookie` header. Null without
 * a valid time between 2000 and 2100.
 */
export function fakeNow(cookies: string): Date | null {
  const [, value = ''] = /(?:^|; )fake-now=([^;]*)/.exec(cookies) ?? [];
  const time = new Date(value.replaceAll('%3A', ':'));
  // The year of an invalid date is NaN, which fails both comparisons.
  const year = time.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? time : null;
}
