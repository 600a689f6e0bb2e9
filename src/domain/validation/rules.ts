/**
 * The rules of forms (spec 1 §5, spec 2 §5). A rule answers null for a right value, else its
 * problem; `validation:{problem.rule}` is the text for the shopper. Only `required` refuses the
 * empty text, so that fields may be optional.
 */
import { cleanPhone, cleanPostcode, cleanEmail } from '../shared/pasted-text.ts';
import { isPhoneNumber } from '../shared/phone-number.ts';
import { parseDecimal } from '../shared/decimal.ts';
import type { Locale } from '../shared/common.ts';
import { isLinkedHouseNumber, looksLikeLink } from '../shared/looks-like-link.ts';
import { isValidEmail } from './email.ts';
import { parseHouseNumber } from './house-number.ts';
import { isKvkNumber, plainKvkNumber } from './kvk-number.ts';
import { isValidPassword } from './password.ts';

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

/** True for the form of a pin code: 4 digits. Whether it is the right one, the shop answers. */
export const isPinCode = (text: string): boolean => /^\d{4}$/.test(text);

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

export type RuleName =
  | 'required'
  | 'email'
  | 'availableEmail'
  | 'availablePhone'
  | 'availablePinCode'
  | 'validPassword'
  | 'validPostcode'
  | 'validHouseNumber'
  | 'validKvkNumber'
  | 'noLink'
  | 'confirmPassword'
  | 'minValue'
  | 'maxValue';

export interface Problem {
  rule: RuleName;
  /** What the text names: `{min}`, `{max}`. */
  values?: Record<string, number>;
}

export type Rule = (value: string) => Problem | null;

const unless =
  (rule: RuleName, isRight: (value: string) => boolean): Rule =>
  (value) =>
    value.trim() === '' || isRight(value) ? null : { rule };

export const required: Rule = (value) => (value.trim() === '' ? { rule: 'required' } : null);
export const email = unless('email', (value) => isValidEmail(cleanEmail(value)));
/** The form of the number; the call `validate-phone` answers the same. */
export const availablePhone = unless('availablePhone', isValidPhone);
/** The form of the code; whether it is the right one, the shop answers. */
export const availablePinCode = unless('availablePinCode', isPinCode);
export const validPassword = unless('validPassword', isValidPassword);
export const validPostcode = unless('validPostcode', (value) => normalPostcode(value) !== null);
export const validHouseNumber = unless(
  'validHouseNumber',
  (value) => parseHouseNumber(value) !== null,
);
export const validKvkNumber = unless('validKvkNumber', (value) =>
  isKvkNumber(plainKvkNumber(value)),
);

/** What mails show of an address. */
export const noLink = unless('noLink', (value) => !looksLikeLink(value));
export const noLinkInNumber = unless('noLink', (value) => !isLinkedHouseNumber(value));

/** The confirmation of a password; an empty one does not match either. */
export const confirmPassword =
  (password: string): Rule =>
  (value) =>
    value === password ? null : { rule: 'confirmPassword' };

/** A number as `parseDecimal` reads it, also one below 0; else NaN, which no comparison accepts. */
function numberOf(value: string, locale: Locale): number {
  const [, minus = '', amount = ''] = /^\s*(-?)(.*)$/s.exec(value) ?? [];
  return (parseDecimal(amount, locale) ?? NaN) * (minus ? -1 : 1);
}

/** A number larger than `min`; text that is no number is not. */
export const minValue =
  (min: number, locale: Locale = 'nl'): Rule =>
  (value) =>
    value.trim() === '' || numberOf(value, locale) > min
      ? null
      : { rule: 'minValue', values: { min } };

/** A number smaller than `max`; text that is no number is not. */
export const maxValue =
  (max: number, locale: Locale = 'nl'): Rule =>
  (value) =>
    value.trim() === '' || numberOf(value, locale) < max
      ? null
      : { rule: 'maxValue', values: { max } };

/** The first problem of a value; null if all rules accept it. */
export function firstProblem(value: string, rules: readonly Rule[]): Problem | null {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem) return problem;
  }
  return null;
}
