import type { Locale } from '../domain/shared/common.ts';
import { fill } from './fill.ts';
import type { TextKeys } from './text-keys.ts';

/** Nested texts by key, as in a locale file. */
export interface TextBundle {
  [key: string]: string | TextBundle;
}

/** Looks up a text of a bundle and fills its placeholders. */
export type BundleText<Bundle = TextBundle> = (
  key: TextKeys<Bundle>,
  values?: Record<string, string | number>,
) => string;

const findText = (bundle: TextBundle, key: string): string | null => {
  const found = key
    .split('.')
    .reduce<string | TextBundle | undefined>(
      (part, step) => (typeof part === 'object' ? part[step] : undefined),
      bundle,
    );
  return typeof found === 'string' ? found : null;
};

/**
 * Returns a look-up function for texts that the page passes to the browser, which does not load the
 * translation library: `t('loyalty.points', { count: 3 })`. Fills placeholders such as `{name}`;
 * `count` selects `key_one` or `key_other` if present; for an unknown key it returns the key.
 * `commonValues` fill placeholders in every text.
 */
export function bundleText<Bundle extends TextBundle>(
  bundle: Bundle,
  locale: Locale,
  commonValues: Record<string, string> = {},
): BundleText<Bundle> {
  const plural = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const form = 'count' in values ? `_${plural.select(Number(values['count']))}` : '';
    const text = findText(bundle, key + form) ?? findText(bundle, key) ?? key;
    return fill(text, { ...commonValues, ...values });
  };
}
