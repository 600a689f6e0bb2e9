import type { Locale } from './entities/common.ts';

/** A number as somebody types it, with a comma or a point; null for anything else, or below 0. */
export function parseDecimal(text: string): number | null {
  return /^\s*\d+(?:[.,]\d+)?\s*$/.test(text) ? Number(text.trim().replace(',', '.')) : null;
}

/** A number as somebody types it: a comma in Dutch, and no thousands. */
export const typedDecimal = (value: number, locale: Locale): string =>
  String(value).replace('.', locale === 'nl' ? ',' : '.');
