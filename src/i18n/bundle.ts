import type { Locale } from '../domain/shared/common.ts';
import { fill } from './fill.ts';
import type { TextKeys } from './text-keys.ts';

/** Nested texts by key, as in a locale file. */
export interface TextBundle {
  [key: string]: string | TextBundle;
}

export type BundleText<Bundle = TextBundle> = (
  key: TextKeys<Bundle>,
  values?: Record<string, string | number>,
) => string;

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
 * The texts of a bundle that the page handed over, since the translation library stays on the
 * server: `t('loyalty.points', { count: 3 })`. Fills `{name}`; `count` chooses `key_one` or
 * `key_other` where there is one; an unknown key is its own text. `always` are values that
 * every text may name.
 */
export function bundleText<Bundle extends TextBundle>(
  bundle: Bundle,
  locale: Locale,
  always: Record<string, string> = {},
): BundleText<Bundle> {
  const plural = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const form = 'count' in values ? `_${plural.select(Number(values['count']))}` : '';
    const text = lookUp(bundle, key + form) ?? lookUp(bundle, key) ?? key;
    return fill(text, { ...always, ...values });
  };
}
