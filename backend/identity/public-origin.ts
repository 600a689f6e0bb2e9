const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin that browsers reach the shop at: that of SITE_URL, or the address it listens on
 * where SITE_URL is this machine (its port may differ, as in tests).
 */
export function publicOrigin(siteUrl: string, listening: string): string {
  return isLocalOrigin(siteUrl) ? new URL(listening).origin : new URL(siteUrl).origin;
}

/** True where only this machine reaches the shop. */
export const isLocalOrigin = (siteUrl: string): boolean =>
  LOCAL_HOSTS.has(new URL(siteUrl).hostname);
