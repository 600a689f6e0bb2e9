import { slug } from '../../src/domain/shared/slug.ts';
import type { Locale } from '../../src/domain/shared/common.ts';

const AND = { nl: ' en ', en: ' and ' } as const;

/** Makes a URL slug of a name; `&` becomes the word of the language. */
export function addressText(text: string, locale: Locale = 'nl'): string {
  return slug(text.replaceAll('&', AND[locale]));
}

/** Converts plain text to an HTML paragraph; empty for an empty text. */
export function paragraph(text: string): string {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return safe && `<p>${safe}</p>`;
}
