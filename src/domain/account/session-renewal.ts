/** A token is renewed within this time before it expires, while the customer uses the page. */
export const RENEW_BEFORE_MS = 6 * 60 * 60_000;
/** Minimum time between two attempts to renew. */
export const RENEWAL_PAUSE_MS = 60_000;

/** Returns whether a token should be renewed now. `lastAttempt`: time of the last attempt, or null. */
export function isRenewalDue(expires: Date, lastAttempt: Date | null, now: Date): boolean {
  const left = expires.getTime() - now.getTime();
  const isTooSoon =
    lastAttempt !== null && now.getTime() - lastAttempt.getTime() < RENEWAL_PAUSE_MS;
  return left > 0 && left <= RENEW_BEFORE_MS && !isTooSoon;
}
