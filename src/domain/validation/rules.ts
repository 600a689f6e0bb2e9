/**
 * Validation rules of forms (spec 1 §5, spec 2 §5). A rule returns null for a valid value, else the
 * problem; its message is the text `validation:{problem.rule}`. Only `required` rejects an empty
 * value, so that fields may be optional.
 */
import { cleanPhone, cleanPostcode, cleanEmail } from '../shared/pasted-text.ts';
import {
  isPhoneNumber,
  isValidEmail,
  isKvkNumber,
  cleanKvkNumber,
  isValidPassword,
} from './field-formats.ts';
import { parseDecimal } from '../shared/decimal.ts';
import type { Locale } from '../shared/common.ts';
import { houseNumberHasLink, looksLikeLink } from '../shared/web-address.ts';
import { parseHouseNumber } from './house-number.ts';

/** Maximum length including the country code (ITU-T E.164). */
const MAX_DIGITS = 15;

/**
 * Returns whether a phone number is valid (`availablePhone`, spec 1 §5): a Dutch number of 10
 * digits, or an international one (`+32`, `0032`) of 8 to 15 digits.
 */
export function isValidPhone(text: string): boolean {
  if (!isPhoneNumber(text)) return false;
  const international = cleanPhone(text).replace(/^00/, '+');
  // In `+31 (0)6 …`, the 0 is only dialled without the country code.
  const digits = international.replace('(0)', '').replace(/\D/g, '');
  if (!international.startsWith('+')) return /^0[1-9]\d{8}$/.test(digits);
  if (digits.startsWith('31')) return /^31[1-9]\d{8}$/.test(digits);
  return /^[1-9]/.test(digits) && digits.length >= 8 && digits.length <= MAX_DIGITS;
}

/** Returns whether a pin code has 4 digits. The server checks whether it is correct. */
export const isPinCode = (text: string): boolean => /^\d{4}$/.test(text);

/** Pattern of a postcode: 4 digits, optional space, 2 letters (spec 1 §5, `validPostcode`). */
const LOOKS_LIKE_POSTCODE = /^\d{4} ?[a-z]{2}$/i;
/** Postcodes in use: no leading 0, and never the letters SA, SD or SS. */
const EXISTING_POSTCODE = /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/;

/** Returns whether the text has the pattern of a Dutch postcode, whether or not it is in use. */
export const looksLikePostcode = (text: string): boolean =>
  LOOKS_LIKE_POSTCODE.test(cleanPostcode(text));

/** Normalises a postcode to `1234 AB`; null if it cannot be a Dutch postcode in use. */
export function normalisePostcode(text: string): string | null {
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

export interface RuleProblem {
  rule: RuleName;
  /** Values for the placeholders of the message: `{min}`, `{max}`. */
  values?: Record<string, number>;
}

export type Rule = (value: string) => RuleProblem | null;

const ruleFor =
  (rule: RuleName, isValid: (value: string) => boolean): Rule =>
  (value) =>
    value.trim() === '' || isValid(value) ? null : { rule };

export const required: Rule = (value) => (value.trim() === '' ? { rule: 'required' } : null);
export const email = ruleFor('email', (value) => isValidEmail(cleanEmail(value)));
/** Checks the format only; the call `validate-phone` uses the same rule. */
export const availablePhone = ruleFor('availablePhone', isValidPhone);
/** Checks the format only; the server checks whether the pin is correct. */
export const availablePinCode = ruleFor('availablePinCode', isPinCode);
export const validPassword = ruleFor('validPassword', isValidPassword);
export const validPostcode = ruleFor('validPostcode', (value) => normalisePostcode(value) !== null);
export const validHouseNumber = ruleFor(
  'validHouseNumber',
  (value) => parseHouseNumber(value) !== null,
);
export const validKvkNumber = ruleFor('validKvkNumber', (value) =>
  isKvkNumber(cleanKvkNumber(value)),
);

/** Rejects links in fields of an address that are printed in mails. */
export const noLink = ruleFor('noLink', (value) => !looksLikeLink(value));
export const noLinkInNumber = ruleFor('noLink', (value) => !houseNumberHasLink(value));

/** The confirmation must equal the password; an empty one is rejected too. */
export const confirmPassword =
  (password: string): Rule =>
  (value) =>
    value === password ? null : { rule: 'confirmPassword' };

/** Parses a number, which may be negative. NaN if invalid, so that every comparison fails. */
function parseSignedDecimal(value: string, locale: Locale): number {
  const [, minus = '', amount = ''] = /^\s*(-?)(.*)$/s.exec(value) ?? [];
  return (parseDecimal(amount, locale) ?? NaN) * (minus ? -1 : 1);
}

/** Requires a number greater than `min`. */
export const minValue =
  (min: number, locale: Locale = 'nl'): Rule =>
  (value) =>
    value.trim() === '' || parseSignedDecimal(value, locale) > min
      ? null
      : { rule: 'minValue', values: { min } };

/** Requires a number less than `max`. */
export const maxValue =
  (max: number, locale: Locale = 'nl'): Rule =>
  (value) =>
    value.trim() === '' || parseSignedDecimal(value, locale) < max
      ? null
      : { rule: 'maxValue', values: { max } };

/** Returns the first problem of a value; null if all rules accept it. */
export function firstProblem(value: string, rules: readonly Rule[]): RuleProblem | null {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem) return problem;
  }
  return null;
}

export type FieldValues<Name extends string> = Record<Name, string>;

/** The rules of each field; fields without rules are absent. */
export type FieldRules<Name extends string> = Partial<Record<Name, readonly Rule[]>>;

/** Returns the first problem of every invalid field, in the order of `rules`. */
export function fieldProblems<Name extends string>(
  values: FieldValues<Name>,
  rules: FieldRules<Name>,
): Map<Name, RuleProblem> {
  const problems = new Map<Name, RuleProblem>();
  for (const name of Object.keys(rules) as Name[]) {
    const problem = firstProblem(values[name], rules[name] ?? []);
    if (problem) problems.set(name, problem);
  }
  return problems;
}
