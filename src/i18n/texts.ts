import i18next from 'i18next';
import type { Locale } from '../domain/entities/common.ts';

/** A text by its key (`product:addToCart`), with values for its `{{placeholders}}`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * The texts of one language. Bound to the locale and never `changeLanguage`: the library
 * has one global language, which pages rendered side by side would overwrite.
 */
export function texts(locale: Locale): Translate {
  const translate = i18next.getFixedT(locale);
  return (key, values) => translate(key, values ?? {}) as unknown as string;
}
