import i18next from 'i18next';
import type { Locale } from '../domain/entities/common.ts';

type Values = Record<string, string | number>;

/** A text by its key (`product:addToCart`), with values for its `{{placeholders}}`. */
export type Translate = (key: string, values?: Values) => string;

// The library's own look-up was a third of the time of a page: 30,000 pages ask for the same
// few hundred texts. The texts cannot change while the code that holds this map lives.
const templates = new Map<string, string>();

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * The texts of one language. Bound to the locale and never `changeLanguage`: the library
 * has one global language, which pages rendered side by side would overwrite.
 */
export function texts(locale: Locale): Translate {
  const translate = i18next.getFixedT(locale);
  const template = (key: string): string => {
    const id = `${locale} ${key}`;
    let text = templates.get(id);
    if (text === undefined) {
      text = translate(key, { skipInterpolation: true }) as unknown as string;
      templates.set(id, text);
    }
    return text;
  };
  return (key, values) => {
    if (!values) return template(key);
    // A count chooses between singular and plural: the library knows how.
    if ('count' in values) return translate(key, values) as unknown as string;
    return template(key).replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ''));
  };
}
