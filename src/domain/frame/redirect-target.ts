/**
 * Parses a path of this site. Null for text that a browser would read as another address: schemes,
 * a host after two slashes or backslashes, control characters, credentials.
 */
function ownAddress(text: string, origin: string): URL | null {
  // Browsers remove tabs and line ends from a URL and read `\` as `/`.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null;
  const url = URL.canParse(text, origin) ? new URL(text, origin) : null;
  return url?.origin !== origin || url.pathname.startsWith('//') ? null : url;
}

const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

/** Returns a path of this shop that may be redirected to, or null. `origin` is the shop's. */
export function redirectTarget(text: string | null | undefined, origin: string): string | null {
  const url = text ? ownAddress(text, origin) : null;
  // API calls, the desk and the sign-in itself are not pages to return to.
  if (!url || /^\/(api|id|redactie|mail)(\/|$)/.test(url.pathname)) return null;
  return pathOf(url);
}

/**
 * Returns the redirect target after signing out (spec 1 §4.1): a path of this shop, or the URL of
 * the issuer's own sign-out. Null, meaning the home page, for anything else.
 */
export function signOutTarget(text: string | null, origin: string): string | null {
  if (!text) return null;
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : null;
  const url = ownAddress(text, origin);
  return url && pathOf(url);
}
