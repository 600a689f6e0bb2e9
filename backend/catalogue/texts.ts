import { slug } from '../../src/domain/slug.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { Texts } from '../db/schema/columns.ts';

/**
 * A text in both languages. Decimal points in the Dutch one become commas: `12.5` → `12,5`;
 * a point that is none (strength class 8.8) is written `8~8`.
 */
export function t(nl: string, en: string): Texts {
  return { nl: nl.replace(/(\d)\.(\d)/g, '$1,$2').replace(/~/g, '.'), en: en.replace(/~/g, '.') };
}

/** First letter small, but for abbreviations: `Pvc-bocht` → `pvc-bocht`, `PVC bend` stays. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}[\p{Lu}\d-]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The same text in both languages, but for its decimal sign: `4,5x50 mm`. */
export const same = (text: string): Texts => t(text, text);

const AND = { nl: ' en ', en: ' and ' } as const;

/** A name as part of an address; `&` is read out in the language of the address. */
export function addressText(text: string, locale: Locale = 'nl'): string {
  return slug(text.replaceAll('&', AND[locale]));
}

/** Plain text as a paragraph of HTML; nothing of an empty one. */
export function paragraph(text: string): string {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return safe && `<p>${safe}</p>`;
}

/** Several texts at once: pairs of Dutch and English. */
export const ts = (...pairs: [nl: string, en: string][]): Texts[] =>
  pairs.map(([nl, en]) => t(nl, en));
