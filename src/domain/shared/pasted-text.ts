/** Direction marks, zero-width spaces, soft hyphens: pasted along, and not to be seen. */
export const INVISIBLE = /\p{Cf}/gu;
/** Hyphens and dashes of word processors. */
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Text without invisible characters, with single spaces and plain hyphens. */
export const cleanText = (text: string): string =>
  text.replace(INVISIBLE, '').replace(DASHES, '-').replace(/\s+/g, ' ').trim();

/** A telephone number as pasted, with spaces for its dots: `06.12.34.56.78`. */
export const cleanPhone = (text: string): string =>
  cleanText(cleanText(text).replace(/[./]/g, ' '));

/** A postcode as pasted, without dots: `3542.AB`. */
export const cleanPostcode = (text: string): string =>
  cleanText(cleanText(text).replaceAll('.', ' '));

/**
 * An e-mail address as pasted: without white space around it, its host as computers write it
 * (`info@bücher.nl` → `info@xn--bcher-kva.nl`). A host that is none is left as it is.
 */
export function cleanEmail(text: string): string {
  const plain = text.replace(INVISIBLE, '').trim();
  const at = plain.lastIndexOf('@');
  const host = plain.slice(at + 1);
  // `URL` reads more than hosts: ports, paths and numbers in other notations.
  if (at < 0 || !/[^\0-\x7f]/.test(host) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(host)) return plain;
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
  return `${plain.slice(0, at)}@${name}`;
}
