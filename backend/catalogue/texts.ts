import { slug } from '../../src/domain/shared/slug.ts';
import type { Locale } from '../../src/domain/shared/common.ts';

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
