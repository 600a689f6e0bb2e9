/**
 * Which addresses editors may write, and which of the stored ones a page may print. An address
 * may hold placeholders (`mailto:{email}`), which are filled later.
 */

export type AddressKind = 'https' | 'mailto' | 'tel' | 'path';

/** Control and format characters, white space, and what browsers read as a slash or as markup. */
const FORBIDDEN = /[\p{C}\p{Z}\\<>"`]/u;
/** `&#47;` or `&sol;`: HTML would turn it into a character that was not checked. */
const ENTITY = /&(#|[a-z][a-z0-9]*;)/i;

const MAILTO = /^mailto:(\{\w+\}|[^@?#]+@[^@?#]+)(\?.*)?$/i;
const TEL = /^tel:(\{\w+\}|\+?[\d().-]+)$/i;
/** A host without a user name before it: `https://bank.example@other.example` leads elsewhere. */
const HTTPS = /^https:\/\/[^/?#@]+([/?#].*)?$/i;
/** One slash: two begin the address of another host. */
const PATH = /^\/(?!\/)/;

/** The kind of a whole address that editors may write; null for any other text. */
export function addressKind(text: string): AddressKind | null {
  if (FORBIDDEN.test(text) || ENTITY.test(text)) return null;
  if (PATH.test(text)) return 'path';
  if (HTTPS.test(text)) return URL.canParse(text) ? 'https' : null;
  if (MAILTO.test(text)) return 'mailto';
  return TEL.test(text) ? 'tel' : null;
}

const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * A stored link as a page may print it; undefined when a browser would run it (`javascript:`,
 * `data:`), or would take a path for another host. Looser than `addressKind`: links that were
 * stored before the rule, or come from the owner's APIs, may be `http:` or relative.
 */
export function printableLink(link: string): string | undefined {
  // Browsers drop these characters before they look for a scheme.
  const read = link.replace(/[\t\n\r]/g, '').replace(/^[\x00-\x20]+/, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  if (scheme !== undefined) return LINK_SCHEMES.has(scheme) ? link : undefined;
  return /^[/\\]{2}/.test(read) ? undefined : link;
}

/** A stored link to a page of the web (JSON-LD, social networks); undefined for any other. */
export function printableWebAddress(link: string): string | undefined {
  return /^https?:\/\//i.test(link) && URL.canParse(link) ? printableLink(link) : undefined;
}
