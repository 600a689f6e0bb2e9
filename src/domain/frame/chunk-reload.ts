/** A page reloads at most once in this time because a code chunk failed to load (spec 1 §4.7). */
const MIN_INTERVAL_MS = 60_000;

/**
 * Returns whether the page may reload. `last`: stored time of the previous reload in ms; null for
 * none.
 */
export function mayReload(last: string | null, now: Date): boolean {
  const since = now.getTime() - Number(last ?? NaN);
  // `since` is negative after the clock was set back; that must not block reloads for ever.
  return !(since >= 0 && since < MIN_INTERVAL_MS);
}
