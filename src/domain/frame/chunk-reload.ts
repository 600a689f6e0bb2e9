/** A page reloads for code that did not load at most once in this time (spec 1 §4.7). */
const GUARD_MS = 60_000;

/** `last` is the moment (ms) of the last such reload as it was kept; null for none. */
export function mayReload(last: string | null, now: Date): boolean {
  const since = now.getTime() - Number(last ?? NaN);
  // A clock that was set back must not bar it for ever.
  return !(since >= 0 && since < GUARD_MS);
}
