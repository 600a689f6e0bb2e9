import type { Locale } from './common.ts';

/** An amount in integer euro cents. Amounts become text only at the very edge. */
export type Cents = number;

/** A price in both VAT forms, in cents. */
export interface Price {
  priceInclTax: Cents;
  priceExclTax: Cents;
}

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

/** Two prices together, in both VAT forms. */
export const addPrices = (a: Price, b: Price): Price => ({
  priceInclTax: a.priceInclTax + b.priceInclTax,
  priceExclTax: a.priceExclTax + b.priceExclTax,
});

/** What is left of a price, in both VAT forms. */
export const subtractPrices = (a: Price, b: Price): Price => ({
  priceInclTax: a.priceInclTax - b.priceInclTax,
  priceExclTax: a.priceExclTax - b.priceExclTax,
});

const SIGNS = { nl: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } };

/**
 * Formats hundredths without a minus sign; `stripped` drops trailing zeros of the fraction. Does not
 * use `Intl.NumberFormat`: a browser takes 15 ms to create its first one.
 */
function digits(hundredths: number, locale: Locale, stripped = false): string {
  const { group, decimal } = SIGNS[locale];
  const all = String(Math.round(Math.abs(hundredths))).padStart(3, '0');
  const whole = all.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group);
  const fraction = stripped ? all.slice(-2).replace(/0+$/, '') : all.slice(-2);
  return whole + (fraction && decimal + fraction);
}

const minus = (hundredths: number) => (Math.round(hundredths) < 0 ? '-' : '');

function inEuros(cents: Cents, locale: Locale, text: string): string {
  return locale === 'nl' ? `€\u00a0${minus(cents)}${text}` : `${minus(cents)}€${text}`;
}

/** `€ 1.234,56` in Dutch (with a no-break space), `€1,234.56` in English (spec 1 §9). */
export function formatMoney(cents: Cents, locale: Locale): string {
  return inEuros(cents, locale, digits(cents, locale));
}

/** As `formatMoney`, whole euros without their zeros: `€ 50`, `€ 6,95`. */
export function formatRoundMoney(cents: Cents, locale: Locale): string {
  return inEuros(cents, locale, digits(cents, locale, cents % 100 === 0));
}

/** The amount without the euro sign: `1.234,56`. */
export function formatAmount(cents: Cents, locale: Locale): string {
  return minus(cents) + digits(cents, locale);
}

/** A plain number with at most two fraction digits: `13.500`, `12,5`. */
export function formatNumber(value: number, locale: Locale): string {
  const hundredths = toCents(value);
  return minus(hundredths) + digits(hundredths, locale, true);
}

/** A fraction as a percentage with at most two fraction digits: 0.125 → `12,5%`. */
export function formatPercent(fraction: number, locale: Locale): string {
  return `${formatNumber(fraction * 100, locale)}%`;
}

/** A distance, to a tenth of a kilometre: `12,3 km`. */
export function formatKm(km: number, locale: Locale): string {
  return `${formatNumber(Math.round(km * 10) / 10, locale)} km`;
}
