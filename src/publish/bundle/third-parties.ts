/**
 * `import 'third-parties:scripts'`: the code of the enabled third parties. `import measures from
 * 'third-parties:measures'`: loads the checkout's measurements; null without a tag manager. `import
 * { tileHost, loadTiles, loadGoogle } from 'third-parties:tiles'`: the host of the tile server, and
 * functions that load its code; null without one. Disabled third parties appear nowhere in the
 * bundle (docs/third-parties.md).
 */
import path from 'node:path';
import { tileOrigin, tileSource } from '../../domain/store/tile-source.ts';
import { outsideScripts } from '../../domain/consent/third-parties.ts';
import { env } from '../../env.ts';

const SRC = path.resolve(import.meta.dirname, '../..');
const quoted = (file: string) => JSON.stringify(path.join(SRC, file));

/** Returns the source of `third-parties:scripts`. */
export function scriptsModule(given: ReturnType<typeof env>): string {
  const scripts = outsideScripts(given);
  const lines: string[] = [];
  if (given.GTM_ID) {
    lines.push(`import ${quoted('shop/consent/analytics/tag-manager.client.ts')};`);
  }
  if (scripts.length > 0) {
    const loader = quoted('shop/consent/third-parties/outside-script.client.ts');
    lines.push(`import { loadWithConsent } from ${loader};`);
  }
  for (const { url, kind } of scripts) {
    lines.push(`loadWithConsent(${JSON.stringify(url)}, ${JSON.stringify(kind)});`);
  }
  return lines.join('\n');
}

/** Returns the source of `third-parties:measures`. */
export function measuresModule(given: ReturnType<typeof env>): string {
  const load = `() => import(${quoted('shop/consent/analytics/checkout-analytics.ts')})`;
  return `export default ${given.GTM_ID ? load : 'null'}`;
}

/** Returns the source of `third-parties:tiles`. */
export function tilesModule(given: ReturnType<typeof env>): string {
  const source = tileSource(given);
  const load = (isOn: boolean, file: string) =>
    isOn ? `() => import(${quoted(`shop/store/map/style/${file}.ts`)})` : 'null';
  const host = source && new URL(tileOrigin(source)).host;
  return [
    `export const tileHost = ${JSON.stringify(host)};`,
    `export const loadTiles = ${load(source !== null, 'tile-style')};`,
    `export const loadGoogle = ${load(source?.kind === 'google', 'google-tiles')};`,
  ].join('\n');
}

const MODULES = new Map([
  ['third-parties:scripts', scriptsModule],
  ['third-parties:measures', measuresModule],
  ['third-parties:tiles', tilesModule],
]);

/** Vite plugin. */
export function thirdParties() {
  return {
    name: 'shop:third-parties',
    resolveId: (id: string) => (MODULES.has(id) ? `\0${id}` : undefined),
    load: (id: string) => MODULES.get(id.slice(1))?.(env()),
  };
}
