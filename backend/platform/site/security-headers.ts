import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '../../../src/env.ts';
import { tileOrigin, tileSource } from '../../../src/domain/store/tile-source.ts';
import { SPECULATION_RULES } from '../../../src/domain/frame/prerender.ts';
import {
  outsideScripts,
  outsideScriptSources,
  joinSources,
  type PartySources,
  tagManagerSources,
} from '../../../src/domain/consent/third-parties.ts';
import { byElement } from '../../../src/publish/releases/inline-hashes.ts';
import type { SiteEntry } from '../../../src/publish/releases/releases.ts';
import { tagMatches } from '../http/payload.ts';
import type { Packed } from './file-cache.ts';
import type { Resolution } from './resolve.ts';

// Headers that every answer of the site carries, here and on the host that serves `dist`:
// `_headers` is made from them.

/** Of the rules by which the next page is rendered: a script adds them to each page. */
export const RULES_HASH = `sha256-${createHash('sha256').update(SPECULATION_RULES).digest('base64')}`;

/** Films of products, without cookies before they are played. */
const FRAMES = 'https://www.youtube-nocookie.com';

/** What the third parties that are switched on need (docs/third-parties.md). */
export function sourcesOfParties(given: Env): PartySources {
  const tiles = tileSource(given);
  const tileOrigins = tiles ? [tileOrigin(tiles)] : [];
  const tags = tagManagerSources(given);
  return joinSources([
    { scripts: [], connections: [], images: given.IMAGE_HOSTS },
    { scripts: [], connections: tileOrigins, images: tileOrigins },
    ...(tags ? [tags] : []),
    ...outsideScripts(given).map(outsideScriptSources),
  ]);
}

/** Sources of pictures: our own, those drawn in style sheets, and of the parties that are on. */
export function imageSources(parties: PartySources): string {
  return ["'self'", 'data:', ...parties.images].join(' ');
}

/** The page's own style sheets, and of inline ones those with these hashes. */
export function styleSources(styles: readonly string[]): string {
  return ["'self'", ...styles.map((hash) => `'${hash}'`)].join(' ');
}

/**
 * The content security policy, short: it travels with every page, and what it does not name
 * falls to its first line. Of inline scripts and styles only those run whose hashes are given
 * (`inlineHashes`). It names the origins of third parties only where they are switched on.
 */
export function contentSecurityPolicy(hashes: readonly string[], parties: PartySources): string {
  const { scripts, styles } = byElement(hashes);
  const inline = [...scripts, RULES_HASH].map((hash) => `'${hash}'`);
  // Every page has inline styles: without hashes, an earlier version of the shop made it.
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
    `frame-src ${FRAMES}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The store finder asks where the shopper is; the other powerful features are used by nothing, so
 * that no script and no frame can ask for them either. Written without spaces: a page comes in its
 * first packets together with its headers.
 */
const UNUSED = [
  ...['camera', 'microphone', 'display-capture', 'payment'],
  ...['usb', 'serial', 'hid', 'bluetooth', 'midi'],
];
const PERMISSIONS = ['geolocation=(self)', ...UNUSED.map((feature) => `${feature}=()`)].join(',');

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
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

/** A file of the site that was found for a request. */
export interface FoundFile {
  kind: 'file';
  entry: SiteEntry;
  status: number;
}

export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: FoundFile,
  packed: Packed,
): boolean {
  const headers: Record<string, string | number> = {
    ...SECURITY_HEADERS,
    'Content-Type': packed.type,
    'Cache-Control': cacheControl(`/${found.entry.path}`),
    ETag: packed.etag,
    Vary: 'Accept-Encoding',
  };
  if (packed.policy !== null) headers['Content-Security-Policy'] = packed.policy;
  if (found.status === 200 && tagMatches(request.headers['if-none-match'], packed.etag)) {
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
