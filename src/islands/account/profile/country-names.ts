import { COUNTRIES } from '../../../domain/countries.ts';
import type { Locale } from '../../../domain/entities/common.ts';

/** The name of a country in the language of the page; its code where the browser knows no name. */
export function countryName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Code and name of the countries to choose from, with that of the address itself. */
export function countryOptions(own: string, locale: Locale): [string, string][] {
  return [...new Set([...COUNTRIES, own])].map((code) => [code, countryName(code, locale)]);
}
