import type { Locale } from './entities/common.ts';
import type { Cents } from './entities/money.ts';

const LANGUAGE_TAGS: Record<Locale, string> = { nl: 'nl-NL', en: 'en-US' };

/** Euros with decimals, as the wire carries them, in whole cents. Half a cent goes up. */
export function toCents(euros: number): Cents {
  // 1.005 * 100 is 100.49999…: fifteen digits are what a double is good for.
  return Math.round(Number((euros * 100).toPrecision(15))) || 0;
}

/** Cents as euros with at most two decimals, for the wire. */
export function toEuros(cents: Cents): number {
  return cents / 100;
}

/** The amount without VAT. `taxRate` in percent (21). Half a cent goes up. */
export function withoutTax(inclTax: Cents, taxRate: number): Cents {
  return Math.round((inclTax * 100) / (100 + taxRate));
}

/** The amount with VAT. `taxRate` in percent (21). */
export function withTax(exclTax: Cents, taxRate: number): Cents {
  return Math.round((exclTax * (100 + taxRate)) / 100);
}

const formats = new Map<string, Intl.NumberFormat>();

// Making a format costs 50 times what using one does, and a list of products uses hundreds.
function format(locale: Locale, key: string, options: Intl.NumberFormatOptions) {
  let found = formats.get(locale + key);
  if (!found)
    formats.set(locale + key, (found = new Intl.NumberFormat(LANGUAGE_TAGS[locale], options)));
  return found;
}

/** `€ 1.234,56` in Dutch (with a no-break space), `€1,234.56` in English (spec 1 §9). */
export function formatMoney(cents: Cents, locale: Locale): string {
  return format(locale, 'money', { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

/** As `formatMoney`, whole euros without their zeros: `€ 50`, `€ 6,95`. */
export function formatRoundMoney(cents: Cents, locale: Locale): string {
  const options = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' };
  return format(locale, 'round-money', options as Intl.NumberFormatOptions).format(cents / 100);
}

/** The amount without its sign: `1.234,56`. */
export function formatAmount(cents: Cents, locale: Locale): string {
  return format(locale, 'amount', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    cents / 100,
  );
}

/** A plain number with at most two fraction digits: `13.500`, `12,5`. */
export function formatNumber(value: number, locale: Locale): string {
  return format(locale, 'number', { maximumFractionDigits: 2 }).format(value);
}

/** A fraction as a percentage with at most two fraction digits: 0.125 → `12,5%`. */
export function formatPercent(fraction: number, locale: Locale): string {
  return format(locale, 'percent', { style: 'percent', maximumFractionDigits: 2 }).format(fraction);
}
