/** Years of which the day rules know the holidays. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/**
 * The time of the cookie `fake-now` (ISO 8601, spec 2 §4), so that cut-offs and holidays can be
 * tried out on any day. `cookies`: as a page or a request holds them. Null without a usable time.
 */
export function fakeNow(cookies: string): Date | null {
  const [, value = ''] = /(?:^|; )fake-now=([^;]*)/.exec(cookies) ?? [];
  const time = new Date(value.replaceAll('%3A', ':'));
  // Not a time: its year is NaN, which is in no range.
  const year = time.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? time : null;
}
