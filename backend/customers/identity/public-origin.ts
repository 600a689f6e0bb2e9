import { isLocalOrigin } from '../../../src/env.ts';

/**
 * The origin that browsers reach the shop at: that of SITE_URL, or the address it listens on
 * where SITE_URL is this machine (its port may differ, as in tests).
 */
export function publicOrigin(siteUrl: string, listening: string): string {
  return isLocalOrigin(siteUrl) ? new URL(listening).origin : new URL(siteUrl).origin;
}
