/**
 * Headers that every answer of the site carries, here and on the host that serves `dist`:
 * `netlify.toml` is made from them.
 */

/** Films of products, without cookies before they are played. */
const FRAMES = 'https://www.youtube-nocookie.com';

/**
 * The content security policy. With the hashes of a page's inline scripts only those run;
 * without (a host that sends one policy for all pages) inline scripts are allowed.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[] | null): string {
  const inline = scriptHashes ? scriptHashes.map((hash) => `'${hash}'`) : ["'unsafe-inline'"];
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inline].join(' '),
    // Styles stand inline on elements (sizes of pictures), which no hash can allow.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' https:",
    `frame-src ${FRAMES}`,
    "worker-src 'self'",
    "manifest-src 'self'",
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

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
const DAY = 'public, max-age=86400';

/** How long an address may be kept: hashed files for good, pages asked for again each time. */
export function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return IMMUTABLE;
  return path.startsWith('/images/') ? DAY : REVALIDATE;
}
