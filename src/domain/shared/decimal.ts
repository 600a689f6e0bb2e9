import type { Locale } from './common.ts';
import { INVISIBLE } from './pasted-text.ts';

/** Enough for any measurement; more decimals are a typing mistake. */
const MAX_DECIMALS = 9;
const CENTS = 2;
/** Digits with at most two decimals, which cannot be mistaken for thousands. */
const UNAMBIGUOUS = /^\d+(?:[.,](\d{1,2}))?$/;

const APOSTROPHES = /['’‘`]/g;

/**
 * Parses a number that is not negative, as somebody types or pastes it: `1.000,5` in Dutch,
 * `1,000.5` in English. Either language may separate thousands by spaces or apostrophes (`1 000`,
 * `1'000`). The decimal sign of the other language is accepted where it is unambiguous (`12.50` in
 * Dutch). Null for any other text, including ambiguous numbers, more than `maxDecimals` decimals,
 * and thousands that are not groups of three.
 */
export function parseDecimal(
  text: string,
  locale: Locale,
  maxDecimals = MAX_DECIMALS,
): number | null {
  const plain = text.replace(INVISIBLE, '').trim().replace(/\s+/g, ' ').replace(APOSTROPHES, "'");
  if (!/^\d+(?:[ '.,]\d+)*$/.test(plain)) return null;
  const separators = plain.replace(/\d/g, '');
  const last = separators.at(-1) ?? '';
  const at = plain.lastIndexOf(last || 'none');
  const [before, after] = [plain.slice(0, at), plain.slice(at + 1)];
  if (last === '') return Number(plain);
  const isDecimal = isDecimalSign(separators, before, after, locale);
  if (isDecimal === null) return null;
  const whole = integerDigits(isDecimal ? before : plain);
  if (whole === null) return null;
  if (!isDecimal) return Number(whole);
  return after.length <= maxDecimals ? Number(`${whole}.${after}`) : null;
}

/**
 * Returns true if the last separator is a decimal sign, false if it separates thousands, null if it
 * may be either.
 */
function isDecimalSign(
  separators: string,
  before: string,
  after: string,
  locale: Locale,
): boolean | null {
  const last = separators.at(-1)!;
  if (last === ' ' || last === "'") return false;
  if (separators.slice(0, -1).includes(last)) return false;
  if (last === (locale === 'nl' ? ',' : '.') || after.length !== 3) return true;
  if (separators.length > 1) return /^[.,]+$/.test(separators) ? true : null;
  // The first group of thousands is not 0 and has at most three digits.
  return before === '0' ? true : before.length <= 3 ? false : null;
}

/**
 * Returns the digits of an integer whose thousands are separated by one sign, or not at all; else
 * null.
 */
const integerDigits = (text: string): string | null =>
  /^(?:\d+|[1-9]\d{0,2}([ '.,])\d{3}(?:\1\d{3})*)$/.test(text) ? text.replace(/\D/g, '') : null;

/**
 * Parses an amount of money like `parseDecimal`, with at most two decimals, and with `€` or `,-`
 * allowed (`€ 1.000,-`).
 */
export function parseEuros(text: string, locale: Locale): number | null {
  const amount = text
    .replace(INVISIBLE, '')
    .trim()
    .replace(/^(?:€|eur)\s*|\s*(?:€|eur)$/i, '');
  const whole = amount.replace(/[.,]\s*(?:-{1,2}|[–—])$/, '');
  if (whole === amount) return parseDecimal(amount, locale, CENTS);
  // An amount that ends in `,-` has no cents, so every separator separates thousands.
  return parseDecimal(whole, 'nl', 0) ?? parseDecimal(whole, 'en', 0);
}

/**
 * Parses a number from a file of unknown language, with at most `maxDecimals` decimals. Null if
 * Dutch and English would read it differently.
 */
export function parseDecimalOfAnyLanguage(text: string, maxDecimals = CENTS): number | null {
  // Fast path for most cells of a large file: both languages read these alike.
  const plain = UNAMBIGUOUS.exec(text);
  if (plain && (plain[1] ?? '').length <= maxDecimals) return Number(text.replace(',', '.'));
  const [nl, en] = [parseDecimal(text, 'nl', maxDecimals), parseDecimal(text, 'en', maxDecimals)];
  return nl === en ? nl : null;
}

/** Formats a number the way somebody types it: a comma in Dutch, no thousands separators. */
export const formatDecimalInput = (value: number, locale: Locale): string =>
  String(value).replace('.', locale === 'nl' ? ',' : '.');
