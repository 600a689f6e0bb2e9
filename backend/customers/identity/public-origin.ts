import { isLocalOrigin } from '../../../src/env.ts';

/**
 * The public origin: that of SITE_URL, or the listening address if SITE_URL is this machine (its
 * port may differ, as in tests).
 */
export function publicOrigin(siteUrl: string, listening: string): string {
  return isLocalOrigin(siteUrl) ? new URL(listening).origin : new URL(siteUrl).origin;
}
