import { COUNTRIES } from '../../../domain/shared/countries.ts';
import type { Locale } from '../../../domain/shared/common.ts';

/** The name of a country in the language of the page; its code where the browser knows no name. */
export function countryName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/**
 * Code and name of the countries to choose from: `served`, where the shop delivers; for an invoice all.
 * That of the address itself is among them, so that a stored one is shown as it is.
 */
export function countryOptions(
  served: readonly string[],
  own: string,
  locale: Locale,
  isInvoice = false,
): [string, string][] {
  return [...new Set([...(isInvoice ? COUNTRIES : served), own])].map((code) => [
    code,
    countryName(code, locale),
  ]);
}
