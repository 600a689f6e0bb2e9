import { z } from 'zod';

const LONGEST_ADDRESS = 254;

/**
 * One e-mail address, and nothing else: what browsers accept in an email field, with a dot in
 * the domain. White space, commas, quotes and control characters are refused, so a value cannot
 * end a header or name further recipients (nodemailer would send to them).
 */
export const mailAddress = z
  .string()
  .max(LONGEST_ADDRESS)
  .regex(z.regexes.html5Email, 'must be one e-mail address')
  .regex(/@[^@]+\.[^@]+$/, 'must have a domain with a dot');

/** `jan@bouw.example.nl` → `j…@b….nl`: to recognise an address without showing it. */
export function maskAddress(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  const end = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${local.slice(0, 1)}…@${domain.slice(0, 1)}…${end}`;
}

/** Masks every address in a text, such as the answer of a mail server. */
export const maskAddresses = (text: string): string =>
  text.replace(/[^\s<>"'()[\],;:]+@[^\s<>"'()[\],;:]+/g, maskAddress);
