import { env } from '../../src/env.ts';
import { tileOrigin, tileSource } from '../../src/domain/map/tile-source.ts';
import { byElement } from '../../src/releases/inline-hashes.ts';

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

/** What a policy depends on besides the page. */
interface PolicySettings {
  hasTags: boolean;
  /** Hosts besides our own that pictures come from. */
  imageHosts: readonly string[];
  /** Origin of the map's tiles; null: it is drawn from the bundled outlines. */
  mapTiles: string | null;
}

function settings(): PolicySettings {
  const tiles = tileSource(env());
  return {
    hasTags: env().GTM_ID !== '',
    imageHosts: env().IMAGE_HOSTS,
    mapTiles: tiles && tileOrigin(tiles),
  };
}

/** Sources of pictures: our own, those drawn in style sheets, and the hosts that are set. */
export function imageSources(given: PolicySettings = settings()): string {
  const { imageHosts, hasTags, mapTiles } = given;
  const tiles = mapTiles ? [mapTiles] : [];
  return ["'self'", 'data:', ...imageHosts, ...tiles, ...(hasTags ? TAG_REPORTS : [])].join(' ');
}

/** The page's own style sheets, and of inline ones those with these hashes. */
export function styleSources(styles: readonly string[]): string {
  return ["'self'", ...styles.map((hash) => `'${hash}'`)].join(' ');
}

/**
 * The content security policy, short: it travels with every page, and what it does not name
 * falls to its first line. Of inline scripts and styles only those run whose hashes are given
 * (`inlineHashes`). It names the hosts of the tag manager and of map tiles only where they are
 * configured.
 */
export function contentSecurityPolicy(hashes: readonly string[], given = settings()): string {
  const { scripts, styles } = byElement(hashes);
  const { hasTags, mapTiles } = given;
  const reports = [...(mapTiles ? [mapTiles] : []), ...(hasTags ? TAG_REPORTS : [])];
  const inline = scripts.map((hash) => `'${hash}'`);
  // Every page has inline styles: without hashes, an earlier version of the shop made it.
  const isHashed = styles.length > 0;
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inline, ...(hasTags ? [TAG_SCRIPTS] : [])].join(' '),
    `style-src ${isHashed ? styleSources(styles) : "'self' 'unsafe-inline'"}`,
    `img-src ${imageSources(given)}`,
    ...(reports.length > 0 ? [['connect-src', "'self'", ...reports].join(' ')] : []),
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
