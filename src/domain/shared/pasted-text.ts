/**
 * Invisible characters that come along when pasting: direction marks, zero-width spaces, soft
 * hyphens.
 */
export const INVISIBLE = /\p{Cf}/gu;
/** Typographic hyphens, dashes and the minus sign. */
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Removes invisible characters, and normalises white space and hyphens. */
export const cleanText = (text: string): string =>
  text.replace(INVISIBLE, '').replace(DASHES, '-').replace(/\s+/g, ' ').trim();

/** Cleans a pasted phone number; dots and slashes become spaces: `06.12.34.56.78`. */
export const cleanPhone = (text: string): string =>
  cleanText(cleanText(text).replace(/[./]/g, ' '));

/** Cleans a pasted postcode; dots become spaces: `3542.AB`. */
export const cleanPostcode = (text: string): string =>
  cleanText(cleanText(text).replaceAll('.', ' '));

/**
 * Cleans a pasted e-mail address and converts its host to Punycode (`info@bücher.nl` →
 * `info@xn--bcher-kva.nl`). An invalid host is kept unchanged.
 */
export function cleanEmail(text: string): string {
  const plain = text.replace(INVISIBLE, '').trim();
  const at = plain.lastIndexOf('@');
  const host = plain.slice(at + 1);
  // Check the host first: `URL` would also accept ports, paths and other notations of numbers.
  if (at < 0 || !/[^\0-\x7f]/.test(host) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(host)) return plain;
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
  return `${plain.slice(0, at)}@${name}`;
}
