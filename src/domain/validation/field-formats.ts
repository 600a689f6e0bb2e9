/** Formats of e-mail addresses, KvK numbers and passwords, for forms and calls alike. */
import { cleanText, cleanPhone } from '../shared/pasted-text.ts';

/** Limits of RFC 5321 §4.5.3.1. */
const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

/**
 * Returns whether an e-mail address is valid (`email`, spec 1 §5): one `@`, no white space or
 * control characters, a host with a dot. Rejects text that could inject mail headers.
 */
export function isValidEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const match =
    /^([A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*)@((?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63})$/.exec(
      text,
    );
  return match !== null && match[1]!.length <= MAX_LOCAL_PART_LENGTH;
}

/** Removes spaces and dots from a number of the Dutch chamber of commerce (KvK). */
export const cleanKvkNumber = (text: string): string => cleanText(text).replace(/[ .]/g, '');

/** Returns whether a KvK number has 8 digits. */
export const isKvkNumber = (text: string): boolean => /^\d{8}$/.test(text.trim());

/** Spec 1 §5: at least 6 characters, including a capital and a digit. */
const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 200;

/** Returns whether a password meets the rules (`validPassword`, spec 1 §5). */
export function isValidPassword(password: string): boolean {
  const { length } = [...password];
  return (
    length >= MIN_PASSWORD_LENGTH &&
    length <= MAX_PASSWORD_LENGTH &&
    /\p{Lu}/u.test(password) &&
    /\p{Nd}/u.test(password)
  );
}

/** Returns whether a text may be a phone number: 8 to 19 digits and separators. */
export function isPhoneNumber(text: string): boolean {
  return /^[+(]?[0-9][0-9 ()-]{7,18}$/.test(cleanPhone(text));
}
