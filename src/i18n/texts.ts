import i18next from 'i18next';
import type { Locale } from '../domain/shared/common.ts';
import { fill } from './fill.ts';
import type { TextKey } from './text-keys.ts';

type PlaceholderValues = Record<string, string | number>;

/** A text by its key (`product:addToCart`), with values for its `{placeholders}`. */
export type Translate = (key: TextKey, values?: PlaceholderValues) => string;

// Caches texts, because look-ups in the library took a third of the time of rendering a page:
// 30,000 pages use the same few hundred texts. Texts cannot change while this module is loaded.
const templates = new Map<string, string>();

const PLURAL_RULES = { nl: new Intl.PluralRules('nl'), en: new Intl.PluralRules('en') };

/**
 * Returns the translation function of a language. Does not use `changeLanguage`: the library has
 * one global language, which pages rendered concurrently would overwrite. A value named `count`
 * selects the plural form of the key (`key_one`, `key_other`) if present.
 */
export function texts(locale: Locale): Translate {
  const translate = i18next.getFixedT(locale);
  const template = (key: string, fallback?: string): string => {
    const id = `${locale} ${key}`;
    let text = templates.get(id);
    if (text === undefined) {
      const options = {
        skipInterpolation: true,
        ...(fallback !== undefined && { defaultValue: fallback }),
      };
      text = translate(key, options) as unknown as string;
      templates.set(id, text);
    }
    return text;
  };
  return (key, values) => {
    if (!values) return template(key);
    const form = 'count' in values && PLURAL_RULES[locale].select(Number(values['count']));
    const text = (form && template(`${key}_${form}`, '')) || template(key);
    return fill(text, values);
  };
}
