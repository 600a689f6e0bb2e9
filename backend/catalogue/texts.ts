import { slugOf } from '../../src/domain/shared/slug.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { ComparisonUnit } from '../../src/domain/pricing/comparison-price.ts';

const AND = { nl: ' en ', en: ' and ' } as const;
const PIECE = { nl: 'stuk', en: 'piece' } as const;

/** Returns the unit of a price as it is displayed: `m²`, `piece`. */
export const unitName = (unit: ComparisonUnit, locale: Locale): string =>
  unit === 'stuk' ? PIECE[locale] : unit;

/** Makes a URL slug of a name; `&` becomes the word of the language. */
export function addressText(text: string, locale: Locale = 'nl'): string {
  return slugOf(text.replaceAll('&', AND[locale]));
}

/** Converts plain text to an HTML paragraph; empty for an empty text. */
export function paragraph(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped && `<p>${escaped}</p>`;
}
