import { z } from 'zod';
import { looksLikeLink } from '../../../src/domain/shared/web-address.ts';

const MAX_ADDRESS_LENGTH = 254;

/**
 * A single e-mail address: what browsers accept in an email field, with a dot in the domain. White
 * space, commas, quotes and control characters are refused, so that a value cannot end a header or
 * add recipients (nodemailer would send to them).
 */
export const mailAddress = z
  .string()
  .max(MAX_ADDRESS_LENGTH)
  .regex(z.regexes.html5Email, 'must be one e-mail address')
  .regex(/@[^@]+\.[^@]+$/, 'must have a domain with a dot');

/** `jan@bouw.example.nl` → `j…@b….nl`: recognisable without revealing the address. */
export function maskAddress(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  const end = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${local.slice(0, 1)}…@${domain.slice(0, 1)}…${end}`;
}

/** Masks all addresses in a text, such as a mail server's response. */
export const maskAddresses = (text: string): string =>
  text.replace(/[^\s<>"'()[\],;:]+@[^\s<>"'()[\],;:]+/g, maskAddress);

const MAX_NAME_LENGTH = 60;

/**
 * A typed name for use in a mail; empty if it looks like a link or is too long. Mail is sent to
 * unconfirmed addresses, so a name must not carry a stranger's message.
 */
export function nameForGreeting(typed: string): string {
  const name = typed.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return looksLikeLink(name) || name.length > MAX_NAME_LENGTH ? '' : name;
}

/** RFC 5322 §2.1.1: some servers refuse longer lines. */
const MAX_HEADER_LENGTH = 900;

/**
 * Returns a text as header value. Throws an Error if it contains control characters or line breaks,
 * which could start another header.
 */
export function headerText(text: string): string {
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) throw new Error('A header holds a control character.');
  if (text.length > MAX_HEADER_LENGTH) throw new Error('A header is too long.');
  return text;
}
