/**
 * Validates the URLs that editors enter, and filters the stored ones that pages print. A URL may
 * contain placeholders (`mailto:{email}`), which are filled in later.
 */

export type AddressKind = 'https' | 'mailto' | 'tel' | 'path';

/**
 * Control and format characters, white space, markup, and the backslash, which browsers read as a
 * slash.
 */
const FORBIDDEN = /[\p{C}\p{Z}\\<>"`]/u;
/**
 * An HTML entity such as `&#47;` or `&sol;`: it would be decoded to a character that was not
 * checked.
 */
const ENTITY = /&(#|[a-z][a-z0-9]*;)/i;

const MAILTO = /^mailto:(\{\w+\}|[^@?#]+@[^@?#]+)(\?.*)?$/i;
const TEL = /^tel:(\{\w+\}|\+?[\d().-]+)$/i;
/** Without a user name, which could hide the real host: `https://bank.example@other.example`. */
const HTTPS = /^https:\/\/[^/?#@]+([/?#].*)?$/i;
/** One slash only: two begin a URL with another host. */
const PATH = /^\/(?!\/)/;

/** Returns the kind of a complete URL that editors may enter; null for any other text. */
export function addressKind(text: string): AddressKind | null {
  if (FORBIDDEN.test(text) || ENTITY.test(text)) return null;
  if (PATH.test(text)) return 'path';
  if (HTTPS.test(text)) return URL.canParse(text) ? 'https' : null;
  if (MAILTO.test(text)) return 'mailto';
  return TEL.test(text) ? 'tel' : null;
}

const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * Returns a stored link if a page may print it; undefined if a browser would run it (`javascript:`,
 * `data:`), or would read a path as another host. Less strict than `addressKind`, because links
 * that were stored before that rule or come from an external API may be relative or use `http:`.
 */
export function printableLink(link: string): string | undefined {
  // Browsers remove these characters before they parse the scheme.
  const read = link.replace(/[\t\n\r]/g, '').replace(/^[\x00-\x20]+/, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  if (scheme !== undefined) return LINK_SCHEMES.has(scheme) ? link : undefined;
  return /^[/\\]{2}/.test(read) ? undefined : link;
}

/**
 * Returns a stored link if it is an http(s) URL (for JSON-LD and social networks), else undefined.
 */
export function printableWebAddress(link: string): string | undefined {
  return /^https?:\/\//i.test(link) && URL.canParse(link) ? printableLink(link) : undefined;
}
