/**
 * The desk's style sheet: the shop's base sheets, `assets/desk.css`, and the utilities that the desk's
 * own code mentions (docs/decisions/0048).
 */
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { shopSheets } from '../../platform/site/shop-sheets.ts';

const require = createRequire(import.meta.url);
const ASSETS = join(import.meta.dirname, 'assets');
const LAYERS = '@layer properties, theme, base, components, utilities;';

/** Every word that could be a class; the compiler passes over what is none. */
async function words(): Promise<string[]> {
  const names = await readdir(import.meta.dirname, { recursive: true });
  const sources = names.filter((name) => /\.(ts|js)$/.test(name) && !name.includes('.test.'));
  const texts = await Promise.all(
    sources.map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
  );
  // A class may have quotes inside, and may stand within them.
  const all = texts.flatMap((text) => [...text.split(/[\s"`<>]+/), ...text.split(/[\s"'`<>]+/)]);
  return [...new Set(all)];
}

export async function deskSheet(): Promise<string> {
  // Only a backend whose desk is opened loads the compiler.
  const { compile } = await import('tailwindcss');
  const { build } = await compile(readFileSync(join(ASSETS, 'desk.css'), 'utf8'), {
    base: ASSETS,
    loadStylesheet: async (id, base) => {
      const path = require.resolve(`${id}.css`);
      return { path, base, content: await readFile(path, 'utf8') };
    },
    loadModule: (id, base) => {
      const path = join(base, id);
      return Promise.resolve({ path, base, module: require(path) as object });
    },
  });
  return [LAYERS, ...shopSheets(), build(await words())].join('\n');
}
