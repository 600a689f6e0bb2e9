import { cleanPhone } from '../shared/pasted-text.ts';
import { isPhoneNumber } from '../shared/phone-number.ts';

/** ITU-T E.164: country code and number together. */
const MOST_DIGITS = 15;

/**
 * True for a telephone number that can be called (`availablePhone`, spec 1 §5): a Dutch one of 10
 * digits, or one with its country code (`+32`, `0032`), which has 8 to 15.
 */
export function isValidPhone(text: string): boolean {
  if (!isPhoneNumber(text)) return false;
  const international = cleanPhone(text).replace(/^00/, '+');
  // `+31 (0)6 …`: the 0 in brackets is dialled without the country code only.
  const digits = international.replace('(0)', '').replace(/\D/g, '');
  if (!international.startsWith('+')) return /^0[1-9]\d{8}$/.test(digits);
  if (digits.startsWith('31')) return /^31[1-9]\d{8}$/.test(digits);
  return /^[1-9]/.test(digits) && digits.length >= 8 && digits.length <= MOST_DIGITS;
}
