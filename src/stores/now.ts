/**
 * The time that the shop shows: that of the machine, or the one of the cookie `fake-now`
 * (ISO 8601, spec 2 §4), so that cut-offs and holidays can be tried out on any day.
 */
export function now(): Date {
  const [, value = ''] = /(?:^|; )fake-now=([^;]*)/.exec(document.cookie) ?? [];
  const fake = new Date(value.replaceAll('%3A', ':'));
  return Number.isNaN(fake.getTime()) ? new Date() : fake;
}
