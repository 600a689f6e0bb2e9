/** A token is renewed from this long before it expires, while the customer uses the page. */
export const RENEW_BEFORE_MS = 6 * 60 * 60_000;
/** Between two tries to renew. */
export const RENEWAL_PAUSE_MS = 60_000;

/** True if a token should be renewed now. `lastTry`: when it was last tried, or null. */
export function isRenewalDue(expires: Date, lastTry: Date | null, now: Date): boolean {
  const left = expires.getTime() - now.getTime();
  const isQuiet = lastTry !== null && now.getTime() - lastTry.getTime() < RENEWAL_PAUSE_MS;
  return left > 0 && left <= RENEW_BEFORE_MS && !isQuiet;
}
