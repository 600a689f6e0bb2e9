import type { Locale } from './common.ts';
import { INVISIBLE } from './pasted-text.ts';

/** Enough for a measurement; a longer fraction is a slip. */
const MOST_DECIMALS = 9;
const CENTS = 2;
/** Figures, and a fraction that no thousands can be. */
const PLAIN = /^\d+(?:[.,](\d{1,2}))?$/;

const APOSTROPHES = /['’‘`]/g;

/**
 * A number as somebody types or pastes it, from 0 on: `1.000,5` in Dutch, `1,000.5` in English,
 * with spaces or apostrophes between thousands in either (`1 000`, `1'000`). The sign of the other
 * language is read where it has one meaning (`12.50` in Dutch). Null for anything else, also for
 * what would have to be guessed: a fraction longer than `mostDecimals`, thousands that are not
 * groups of three.
 */
export function parseDecimal(
  text: string,
  locale: Locale,
  mostDecimals = MOST_DECIMALS,
): number | null {
  const plain = text.replace(INVISIBLE, '').trim().replace(/\s+/g, ' ').replace(APOSTROPHES, "'");
  if (!/^\d+(?:[ '.,]\d+)*$/.test(plain)) return null;
  const signs = plain.replace(/\d/g, '');
  const last = signs.at(-1) ?? '';
  const at = plain.lastIndexOf(last || 'none');
  const [before, after] = [plain.slice(0, at), plain.slice(at + 1)];
  if (last === '') return Number(plain);
  const isDecimal = isDecimalSign(signs, before, after, locale);
  if (isDecimal === null) return null;
  const whole = wholeOf(isDecimal ? before : plain);
  if (whole === null) return null;
  if (!isDecimal) return Number(whole);
  return after.length <= mostDecimals ? Number(`${whole}.${after}`) : null;
}

/** True if the last sign begins a fraction, false if it parts thousands, null if it may be either. */
function isDecimalSign(
  signs: string,
  before: string,
  after: string,
  locale: Locale,
): boolean | null {
  const last = signs.at(-1)!;
  if (last === ' ' || last === "'") return false;
  if (signs.slice(0, -1).includes(last)) return false;
  if (last === (locale === 'nl' ? ',' : '.') || after.length !== 3) return true;
  if (signs.length > 1) return /^[.,]+$/.test(signs) ? true : null;
  // No thousand begins with a 0, or with more than three figures.
  return before === '0' ? true : before.length <= 3 ? false : null;
}

/** The figures of a whole number, its thousands parted by one sign or not at all; else null. */
const wholeOf = (text: string): string | null =>
  /^(?:\d+|[1-9]\d{0,2}([ '.,])\d{3}(?:\1\d{3})*)$/.test(text) ? text.replace(/\D/g, '') : null;

/** An amount of money: as `parseDecimal` in whole cents, also with `€` and as `1.000,-`. */
export function parseEuros(text: string, locale: Locale): number | null {
  const amount = text
    .replace(INVISIBLE, '')
    .trim()
    .replace(/^(?:€|eur)\s*|\s*(?:€|eur)$/i, '');
  const whole = amount.replace(/[.,]\s*(?:-{1,2}|[–—])$/, '');
  if (whole === amount) return parseDecimal(amount, locale, CENTS);
  // Where there are no cents, every sign parts thousands.
  return parseDecimal(whole, 'nl', 0) ?? parseDecimal(whole, 'en', 0);
}

/**
 * A number of a file, whose language is not known, with at most so many decimals; null if Dutch
 * and English read it differently.
 */
export function parseEither(text: string, mostDecimals = CENTS): number | null {
  // Most cells of a large file: both languages read these alike.
  const plain = PLAIN.exec(text);
  if (plain && (plain[1] ?? '').length <= mostDecimals) return Number(text.replace(',', '.'));
  const [nl, en] = [parseDecimal(text, 'nl', mostDecimals), parseDecimal(text, 'en', mostDecimals)];
  return nl === en ? nl : null;
}

/** A number as somebody types it: a comma in Dutch, and no thousands. */
export const typedDecimal = (value: number, locale: Locale): string =>
  String(value).replace('.', locale === 'nl' ? ',' : '.');
