/**
 * `import texts from 'texts:listing/card'`: one section of the locale files, in every language
 * (`texts:validation`: a whole file), for code in the browser. It is bundled and cached with the
 * code that uses it instead of being repeated in every page; the translation library stays on the
 * server.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../domain/shared/common.ts';
import { siteSlug } from '../../brands/site-brand.ts';

const PREFIX = 'texts:';
const FOLDER = path.resolve(import.meta.dirname, '../../../public/locales');

/** Vite plugin. Throws, naming the import, where a language has no such section. */
export function clientTexts() {
  return {
    name: 'bouwmaat:client-texts',
    resolveId: (id: string) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id: string) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [file = '', section] = id.slice(PREFIX.length + 1).split('/');
      const found = LOCALES.map((locale) => {
        const texts = JSON.parse(
          readFileSync(path.join(FOLDER, locale, `${file}.json`), 'utf8'),
        ) as Record<string, unknown>;
        const given = section === undefined ? texts : texts[section];
        if (!given) throw new Error(`${id.slice(1)} has no texts in ${locale}`);
        return `get ${locale}() { return ${JSON.stringify(given)} }`;
      });
      return `export default { ${found.join(', ')} }`;
    },
  };
}

/**
 * `import slug from 'brand:slug'`: the `{product}` of the routes, for code in the browser. Keeps
 * the names of the other variants out of the bundle (spec 2 §6).
 */
const ID = 'brand:slug';

/** Vite plugin. */
export function clientBrand() {
  return {
    name: 'shop:client-brand',
    resolveId: (id: string) => (id === ID ? `\0${ID}` : undefined),
    load: (id: string) =>
      id === `\0${ID}` ? `export default ${JSON.stringify(siteSlug())}` : undefined,
  };
}
