import { cleanPhone } from './pasted-text.ts';

/** True for what may be a telephone number: 8 to 19 figures and signs between them. */
export function isPhoneNumber(text: string): boolean {
  return /^[+(]?[0-9][0-9 ()-]{7,18}$/.test(cleanPhone(text));
}
