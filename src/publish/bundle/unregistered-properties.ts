/**
 * Tailwind registers its variables with `@property`. A style sheet that loads late with one makes
 * the browser recalculate the styles of the whole page, so each use gets the initial value as a
 * fallback instead.
 */
import type { Plugin } from 'vite';

const PROPERTY = /@property (--[\w-]+)\{([^}]*)\}/g;
const INITIAL = /initial-value:([^;}]*)/;
/** The same initial values, for browsers without `@property`. */
const FALLBACK_LAYER = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/g;

/** A minified style sheet without registered properties. */
export function withoutRegistrations(css: string): string {
  const initial = new Map<string, string>();
  const kept = css
    .replace(FALLBACK_LAYER, '')
    .replace(PROPERTY, (_, name: string, body: string) => {
      const value = INITIAL.exec(body)?.[1];
      if (value !== undefined) initial.set(name, value);
      return '';
    });
  return kept.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
    const value = initial.get(name);
    return value === undefined ? use : `var(${name},${value})`;
  });
}

export const unregisteredProperties = (): Plugin => ({
  name: 'unregistered-properties',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = withoutRegistrations(Buffer.from(file.source).toString());
    }
  },
});
