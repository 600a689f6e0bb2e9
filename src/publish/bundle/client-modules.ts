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
import { tileOrigin, tileSource } from '../../domain/store/tile-source.ts';
import { thirdPartyScripts } from '../../domain/consent/consent.ts';
import { env } from '../../env.ts';

// Virtual modules with the code of third parties that the shop has enabled:
// - `third-parties:scripts`: runs their scripts;
// - `third-parties:measures`: loads the analytics of the checkout; null without a tag manager;
// - `third-parties:tiles`: the host of the tile server, and functions that load its code; null without
//   one.
// Code of disabled third parties is not in the bundle (docs/third-parties.md).

const SRC = path.resolve(import.meta.dirname, '../..');
const quotedPath = (file: string) => JSON.stringify(path.join(SRC, file));

/** Returns the source of `third-parties:scripts`. */
export function scriptsModule(settings: ReturnType<typeof env>): string {
  const scripts = thirdPartyScripts(settings);
  const lines: string[] = [];
  if (settings.GTM_ID) {
    lines.push(`import ${quotedPath('shop/consent/analytics/tag-manager.client.ts')};`);
  }
  if (scripts.length > 0) {
    const loader = quotedPath('shop/consent/third-parties/outside-script.client.ts');
    lines.push(`import { loadWithConsent } from ${loader};`);
  }
  for (const { url, kind } of scripts) {
    lines.push(`loadWithConsent(${JSON.stringify(url)}, ${JSON.stringify(kind)});`);
  }
  return lines.join('\n');
}

/** Returns the source of `third-parties:measures`. */
export function measuresModule(settings: ReturnType<typeof env>): string {
  const importFunction = `() => import(${quotedPath('shop/consent/analytics/checkout-analytics.ts')})`;
  return `export default ${settings.GTM_ID ? importFunction : 'null'}`;
}

/** Returns the source of `third-parties:tiles`. */
export function tilesModule(settings: ReturnType<typeof env>): string {
  const source = tileSource(settings);
  const importFunction = (isOn: boolean, file: string) =>
    isOn ? `() => import(${quotedPath(`shop/store/map/style/${file}.ts`)})` : 'null';
  const host = source && new URL(tileOrigin(source)).host;
  return [
    `export const tileHost = ${JSON.stringify(host)};`,
    `export const loadTiles = ${importFunction(source !== null, 'tile-style')};`,
    `export const loadGoogle = ${importFunction(source?.kind === 'google', 'google-tiles')};`,
  ].join('\n');
}

const THIRD_PARTY_MODULES = new Map([
  ['third-parties:scripts', scriptsModule],
  ['third-parties:measures', measuresModule],
  ['third-parties:tiles', tilesModule],
]);

/** Vite plugin. */
export function thirdPartiesPlugin() {
  return {
    name: 'shop:third-parties',
    resolveId: (id: string) => (THIRD_PARTY_MODULES.has(id) ? `\0${id}` : undefined),
    load: (id: string) => THIRD_PARTY_MODULES.get(id.slice(1))?.(env()),
  };
}

const TEXTS_PREFIX = 'texts:';
const LOCALES_FOLDER = path.resolve(import.meta.dirname, '../../../public/locales');

/** Vite plugin. Throws, naming the import, where a language has no such section. */
export function clientTextsPlugin() {
  return {
    name: 'bouwmaat:client-texts',
    resolveId: (id: string) => (id.startsWith(TEXTS_PREFIX) ? `\0${id}` : undefined),
    load(id: string) {
      if (!id.startsWith(`\0${TEXTS_PREFIX}`)) return undefined;
      const [file = '', section] = id.slice(TEXTS_PREFIX.length + 1).split('/');
      const found = LOCALES.map((locale) => {
        const texts = JSON.parse(
          readFileSync(path.join(LOCALES_FOLDER, locale, `${file}.json`), 'utf8'),
        ) as Record<string, unknown>;
        const sectionTexts = section === undefined ? texts : texts[section];
        if (!sectionTexts) throw new Error(`${id.slice(1)} has no texts in ${locale}`);
        return `get ${locale}() { return ${JSON.stringify(sectionTexts)} }`;
      });
      return `export default { ${found.join(', ')} }`;
    },
  };
}

/**
 * `import slug from 'brand:slug'`: the brand's value for `{product}` in routes, for code in the
 * browser. Keeps the names of the other variants out of the bundle (spec 2 §6).
 */
const BRAND_SLUG_MODULE = 'brand:slug';

/** Vite plugin. */
export function clientBrandPlugin() {
  return {
    name: 'shop:client-brand',
    resolveId: (id: string) => (id === BRAND_SLUG_MODULE ? `\0${BRAND_SLUG_MODULE}` : undefined),
    load: (id: string) =>
      id === `\0${BRAND_SLUG_MODULE}` ? `export default ${JSON.stringify(siteSlug())}` : undefined,
  };
}
