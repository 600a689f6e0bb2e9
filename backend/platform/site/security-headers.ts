import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '../../../src/env.ts';
import { tileOrigin, tileSource } from '../../../src/domain/store/tile-source.ts';
import { SPECULATION_RULES } from '../../../src/domain/frame/is-indexed.ts';
import {
  thirdPartyScripts,
  thirdPartyScriptSources,
  mergeSources,
  type ThirdPartySources,
  tagManagerSources,
} from '../../../src/domain/consent/consent.ts';
import { splitByElement } from '../../../src/publish/releases/inline-hashes.ts';
import type { SiteEntry } from '../../../src/publish/releases/releases.ts';
import { matchesTag } from '../http/payload.ts';
import type { EncodedFile } from './site-files.ts';
import type { Resolution } from './resolve.ts';

/** Hash of the speculation rules, a script that each page adds to itself. */
export const RULES_HASH = `sha256-${createHash('sha256').update(SPECULATION_RULES).digest('base64')}`;

/** Films of products, without cookies until they are played. */
const FRAME_SOURCE = 'https://www.youtube-nocookie.com';

/** Sources needed by the enabled third parties (docs/third-parties.md). */
export function sourcesOfParties(settings: Env): ThirdPartySources {
  const tiles = tileSource(settings);
  const tileOrigins = tiles ? [tileOrigin(tiles)] : [];
  const tags = tagManagerSources(settings);
  return mergeSources([
    { scripts: [], connections: [], images: settings.IMAGE_HOSTS },
    { scripts: [], connections: tileOrigins, images: tileOrigins },
    ...(tags ? [tags] : []),
    ...thirdPartyScripts(settings).map(thirdPartyScriptSources),
  ]);
}

/** Image sources: our own, data URLs in style sheets, and enabled third parties. */
export function imageSources(parties: ThirdPartySources): string {
  return ["'self'", 'data:', ...parties.images].join(' ');
}

/** Style sources: our own style sheets, and inline ones with these hashes. */
export function styleSources(styles: readonly string[]): string {
  return ["'self'", ...styles.map((hash) => `'${hash}'`)].join(' ');
}

/**
 * The content security policy, kept short because every page includes it; directives not listed
 * fall back to `default-src`. Only inline scripts and styles with the given hashes (`inlineHashes`)
 * are allowed, and only origins of enabled third parties.
 */
export function contentSecurityPolicy(
  hashes: readonly string[],
  parties: ThirdPartySources,
): string {
  const { scripts, styles } = splitByElement(hashes);
  const inline = [...scripts, RULES_HASH].map((hash) => `'${hash}'`);
  // Every page has inline styles: without hashes, it was made by an earlier version of the shop.
  const isHashed = styles.length > 0;
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inline, ...parties.scripts].join(' '),
    `style-src ${isHashed ? styleSources(styles) : "'self' 'unsafe-inline'"}`,
    `img-src ${imageSources(parties)}`,
    ...(parties.connections.length > 0
      ? [['connect-src', "'self'", ...parties.connections].join(' ')]
      : []),
    "media-src 'self' https:",
    `frame-src ${FRAME_SOURCE}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Only the store finder's geolocation is used; all other powerful features are disabled for scripts
 * and frames. Written without spaces, because headers take up the first packets of a page.
 */
const UNUSED_FEATURES = [
  ...['camera', 'microphone', 'display-capture', 'payment'],
  ...['usb', 'serial', 'hid', 'bluetooth', 'midi'],
];
const PERMISSIONS = [
  'geolocation=(self)',
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
].join(',');

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Headers of pages that the backend renders for one person: the desk, signing in, the test bank. */
export const privatePageHeaders = (
  policy: readonly string[],
): Readonly<Record<string, string>> => ({
  ...SECURITY_HEADERS,
  'Content-Security-Policy': policy.join('; '),
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
});

/** HSTS for a year, if served over https. Does not include subdomains. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Headers for a shop whose public address uses https. */
export function transportHeaders(siteUrl: string): Record<string, string> {
  return siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {};
}

const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
const CACHE_REVALIDATED = 'public, max-age=0, must-revalidate';
const CACHE_FOR_A_DAY = 'public, max-age=86400';

/** Cache lifetime of an address: hashed files are immutable, pages are always revalidated. */
export function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return CACHE_IMMUTABLE;
  return path.startsWith('/images/') ? CACHE_FOR_A_DAY : CACHE_REVALIDATED;
}

/** The file found for a request. */
export interface FoundFile {
  kind: 'file';
  entry: SiteEntry;
  status: number;
}

export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: FoundFile,
  packed: EncodedFile,
): boolean {
  const headers: Record<string, string | number> = {
    ...SECURITY_HEADERS,
    'Content-Type': packed.type,
    'Cache-Control': cacheControl(`/${found.entry.path}`),
    ETag: packed.etag,
    Vary: 'Accept-Encoding',
  };
  if (packed.policy !== null) headers['Content-Security-Policy'] = packed.policy;
  if (found.status === 200 && matchesTag(request.headers['if-none-match'], packed.etag)) {
    response.writeHead(304, headers).end();
    return true;
  }
  if (packed.encoding !== 'identity') headers['Content-Encoding'] = packed.encoding;
  headers['Content-Length'] = packed.body.length;
  response.writeHead(found.status, headers);
  response.end(request.method === 'HEAD' ? undefined : packed.body);
  return true;
}

export function sendRedirect(
  response: ServerResponse,
  { to, status }: Resolution & { kind: 'redirect' },
) {
  response
    .writeHead(status, {
      ...SECURITY_HEADERS,
      Location: to,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Length': 0,
    })
    .end();
  return true;
}

export function sendPlain(response: ServerResponse, status: number, text: string): boolean {
  response
    .writeHead(status, { ...SECURITY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
    .end(text);
  return true;
}
