import { cleanPostcode } from '../shared/pasted-text.ts';

/** What a postcode looks like: 4 digits, optional space, 2 letters (spec 1 §5, `validPostcode`). */
const LOOKS_LIKE_POSTCODE = /^\d{4} ?[a-z]{2}$/i;
/** What is given out: no leading 0, and never the letters SA, SD or SS. */
const EXISTING_POSTCODE = /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/;

/** True for the pattern of a Dutch postcode, whether it is given out or not. */
export const looksLikePostcode = (text: string): boolean =>
  LOOKS_LIKE_POSTCODE.test(cleanPostcode(text));

/** `1234 AB` of any spelling of it; null for text that is no existing Dutch postcode. */
export function normalPostcode(text: string): string | null {
  if (!looksLikePostcode(text)) return null;
  const plain = cleanPostcode(text).replace(' ', '').toUpperCase();
  return EXISTING_POSTCODE.test(plain) ? `${plain.slice(0, 4)} ${plain.slice(4)}` : null;
}
