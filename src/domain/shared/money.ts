import type { Locale } from './common.ts';

/** An amount in integer euro cents. It is formatted as text only for display. */
export type Cents = number;

/** A price with and without VAT. */
export interface Price {
  priceInclTax: Cents;
  priceExclTax: Cents;
}

/** Converts decimal euros, as the APIs use them, to cents. Half a cent rounds up. */
export function toCents(euros: number): Cents {
  // 1.005 * 100 is 100.49999…, so round to the 15 significant digits of a double first.
  return Math.round(Number((euros * 100).toPrecision(15))) || 0;
}

/** Converts cents to euros with at most two decimals, as the APIs use them. */
export function toEuros(cents: Cents): number {
  return cents / 100;
}

/** Subtracts VAT. `taxRate` in percent (21). Half a cent rounds up. */
export function withoutTax(inclTax: Cents, taxRate: number): Cents {
  return Math.round((inclTax * 100) / (100 + taxRate));
}

/** Adds VAT. `taxRate` in percent (21). Half a cent rounds up. */
export function withTax(exclTax: Cents, taxRate: number): Cents {
  return Math.round((exclTax * (100 + taxRate)) / 100);
}

export const addPrices = (a: Price, b: Price): Price => ({
  priceInclTax: a.priceInclTax + b.priceInclTax,
  priceExclTax: a.priceExclTax + b.priceExclTax,
});

export const subtractPrices = (a: Price, b: Price): Price => ({
  priceInclTax: a.priceInclTax - b.priceInclTax,
  priceExclTax: a.priceExclTax - b.priceExclTax,
});

const NUMBER_SEPARATORS = { nl: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } };

/**
 * Formats hundredths without a minus sign; `stripped` drops trailing zeros of the fraction. Does
 * not use `Intl.NumberFormat`: creating the first one takes a browser 15 ms.
 */
function formatHundredths(hundredths: number, locale: Locale, stripped = false): string {
  const { group, decimal } = NUMBER_SEPARATORS[locale];
  const all = String(Math.round(Math.abs(hundredths))).padStart(3, '0');
  const whole = all.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group);
  const fraction = stripped ? all.slice(-2).replace(/0+$/, '') : all.slice(-2);
  return whole + (fraction && decimal + fraction);
}

const minusSign = (hundredths: number) => (Math.round(hundredths) < 0 ? '-' : '');

function withEuroSign(cents: Cents, locale: Locale, text: string): string {
  return locale === 'nl' ? `€\u00a0${minusSign(cents)}${text}` : `${minusSign(cents)}€${text}`;
}

/**
 * Formats an amount: `€ 1.234,56` in Dutch (with a no-break space), `€1,234.56` in English (spec 1
 * §9).
 */
export function formatMoney(cents: Cents, locale: Locale): string {
  return withEuroSign(cents, locale, formatHundredths(cents, locale));
}

/** Like `formatMoney`, but omits the cents of whole euros: `€ 50`, `€ 6,95`. */
export function formatRoundMoney(cents: Cents, locale: Locale): string {
  return withEuroSign(cents, locale, formatHundredths(cents, locale, cents % 100 === 0));
}

/** Formats an amount without the euro sign: `1.234,56`. */
export function formatAmount(cents: Cents, locale: Locale): string {
  return minusSign(cents) + formatHundredths(cents, locale);
}

/** Formats a number with at most two decimals: `13.500`, `12,5`. */
export function formatNumber(value: number, locale: Locale): string {
  const hundredths = toCents(value);
  return minusSign(hundredths) + formatHundredths(hundredths, locale, true);
}

/** Formats a fraction as a percentage with at most two decimals: 0.125 → `12,5%`. */
export function formatPercent(fraction: number, locale: Locale): string {
  return `${formatNumber(fraction * 100, locale)}%`;
}

/** A distance, to a tenth of a kilometre: `12,3 km`. */
export function formatKm(km: number, locale: Locale): string {
  return `${formatNumber(Math.round(km * 10) / 10, locale)} km`;
}
