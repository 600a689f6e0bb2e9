import { cleanPhone } from './pasted-text.ts';

/** Returns whether a text may be a phone number: 8 to 19 digits and separators. */
export function isPhoneNumber(text: string): boolean {
  return /^[+(]?[0-9][0-9 ()-]{7,18}$/.test(cleanPhone(text));
}
