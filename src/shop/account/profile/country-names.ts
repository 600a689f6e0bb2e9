import { COUNTRIES } from '../../../domain/shared/countries.ts';
import type { Locale } from '../../../domain/shared/common.ts';

/** The localized name of a country; its code if the browser knows no name. */
export function countryName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/**
 * Code and name of the selectable countries: those that the shop delivers to (`served`), or all for
 * an invoice address. Always includes the address's current country.
 */
export function countryOptions(
  served: readonly string[],
  ownCountry: string,
  locale: Locale,
  isInvoice = false,
): [string, string][] {
  return [...new Set([...(isInvoice ? COUNTRIES : served), ownCountry])].map((code) => [
    code,
    countryName(code, locale),
  ]);
}
