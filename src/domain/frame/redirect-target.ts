/**
 * A text that is a path at `origin`; null for whatever a browser would read as an address elsewhere:
 * schemes, hosts after two slashes or backslashes, control characters, credentials.
 */
function ownAddress(text: string, origin: string): URL | null {
  // A browser drops tabs and line ends from an address and reads `\` as `/`.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null;
  const url = URL.canParse(text, origin) ? new URL(text, origin) : null;
  return url?.origin !== origin || url.pathname.startsWith('//') ? null : url;
}

const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

/** A page of this shop to lead to, or null. `origin` is the shop's. */
export function redirectTarget(text: string | null | undefined, origin: string): string | null {
  const url = text ? ownAddress(text, origin) : null;
  // Calls, the desk and the sign-in itself are no pages to come back to.
  if (!url || /^\/(api|id|redactie|mail)(\/|$)/.test(url.pathname)) return null;
  return pathOf(url);
}

/**
 * Where the answer to signing out leads (spec 1 §4.1): a path of this shop, or the whole address at
 * which the issuer signs out. Null, which is home, for anything else.
 */
export function signOutTarget(text: string | null, origin: string): string | null {
  if (!text) return null;
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : null;
  const url = ownAddress(text, origin);
  return url && pathOf(url);
}
