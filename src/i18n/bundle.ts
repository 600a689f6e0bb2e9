import type { Locale } from '../domain/shared/common.ts';

/** Nested texts by key, as in a locale file. */
export interface TextBundle {
  [key: string]: string | TextBundle;
}

export type BundleText = (key: string, values?: Record<string, string | number>) => string;

const lookUp = (bundle: TextBundle, key: string): string | null => {
  const found = key
    .split('.')
    .reduce<string | TextBundle | undefined>(
      (part, step) => (typeof part === 'object' ? part[step] : undefined),
      bundle,
    );
  return typeof found === 'string' ? found : null;
};

/**
 * Returns a translation function for a bundle that is embedded in the page, since the translation
 * library is not loaded in browsers: `t('loyalty.points', { count: 3 })`. Fills `{{name}}`. `count`
 * selects `key_one` or `key_other` if present. An unknown key is returned as text.
 * `always`: values available to every text.
 */
export function bundleText(
  bundle: TextBundle,
  locale: Locale,
  always: Record<string, string> = {},
): BundleText {
  const plural = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const form = 'count' in values ? `_${plural.select(Number(values['count']))}` : '';
    const text = lookUp(bundle, key + form) ?? lookUp(bundle, key) ?? key;
    const all: Record<string, string | number> = { ...always, ...values };
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(all[name] ?? ''));
  };
}
