import type { Locale } from '../../../src/domain/shared/common.ts';
import { formatNumber } from '../../../src/domain/shared/money.ts';

/** `600 mm`; null without a length. */
export function lengthText(millimetres: number | null, locale: Locale): string | null {
  return millimetres === null ? null : `${formatNumber(millimetres, locale)} mm`;
}

/** `450 g`, `12,5 kg`; null without a weight. */
export function weightText(grams: number | null, locale: Locale): string | null {
  if (grams === null) return null;
  return grams < 1000
    ? `${formatNumber(grams, locale)} g`
    : `${formatNumber(grams / 1000, locale)} kg`;
}
