import { env } from '../../src/env.ts';

/**
 * Headers that every answer of the site carries, here and on the host that serves `dist`:
 * `_headers` is made from them.
 */

/** Films of products, without cookies before they are played. */
const FRAMES = 'https://www.youtube-nocookie.com';

/** Where the tag manager and its measuring come from and report to. */
const TAG_SCRIPTS = 'https://www.googletagmanager.com';
const TAG_REPORTS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
];

/**
 * The content security policy, short: it travels with every page, and what it does not name
 * falls to its first line. With the hashes of a page's inline scripts only those run;
 * without (a host that sends one policy for all pages) inline scripts are allowed. Hosts of the
 * tag manager stand in it only where one is configured.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] | null,
  hasTags = env().GTM_ID !== '',
): string {
  const inline = scriptHashes ? scriptHashes.map((hash) => `'${hash}'`) : ["'unsafe-inline'"];
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inline, ...(hasTags ? [TAG_SCRIPTS] : [])].join(' '),
    // Styles stand inline on elements (sizes of pictures), which no hash can allow.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    ...(hasTags ? [['connect-src', "'self'", ...TAG_REPORTS].join(' ')] : []),
    "media-src 'self' https:",
    `frame-src ${FRAMES}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(self), payment=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** A year on https only, for browsers that came by https. Other hosts of the domain stay as they are. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Headers that hold where the shop's public address is on https. */
export function transportHeaders(siteUrl: string): Record<string, string> {
  return siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {};
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
const DAY = 'public, max-age=86400';

/** How long an address may be kept: hashed files for good, pages asked for again each time. */
export function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return IMMUTABLE;
  return path.startsWith('/images/') ? DAY : REVALIDATE;
}
