/**
 * A path of this shop to lead to, or null. Whatever a browser would read as an address elsewhere
 * is refused: schemes, hosts after two slashes or backslashes, control characters, credentials.
 * `origin` is the shop's.
 */
export function redirectTarget(text: string | null | undefined, origin: string): string | null {
  // A browser drops tabs and line ends from an address and reads `\` as `/`.
  if (!text || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null;
  const url = URL.canParse(text, origin) ? new URL(text, origin) : null;
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  // Calls, the desk and the sign-in itself are no pages to come back to.
  if (/^\/(api|id|redactie|mail)(\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
