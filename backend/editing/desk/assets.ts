/**
 * The desk's style sheet, scripts and fonts, at addresses with their digest (docs/decisions/0048).
 * The sheet includes sheets of the shop (brand colours, buttons, fields) for a consistent look; the
 * shop includes nothing of the desk.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import {
  contentType,
  FONT_WEIGHTS,
  fontFaces,
  fontFile,
  fontName,
  shopSheets,
} from '../../platform/site/site-files.ts';
import { cacheControl } from '../../platform/site/security-headers.ts';
import { DESK } from './session.ts';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const ASSETS = join(import.meta.dirname, 'assets');
const LAYER_ORDER = '@layer properties, theme, base, components, utilities;';

/** Every word in the desk's code that may be a class name; the compiler ignores the others. */
async function classCandidates(): Promise<string[]> {
  const names = await readdir(import.meta.dirname, { recursive: true });
  const sources = names.filter((name) => /\.(ts|js)$/.test(name) && !name.includes('.test.'));
  const texts = await Promise.all(
    sources.map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
  );
  // Once split at single quotes and once not: a class name may contain them, or stand between them.
  const candidates = texts.flatMap((text) => [
    ...text.split(/[\s"`<>]+/),
    ...text.split(/[\s"'`<>]+/),
  ]);
  return [...new Set(candidates)];
}

async function compileDeskSheet(): Promise<string> {
  // Imported here, so that only a backend whose desk is opened loads the compiler.
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
  return [LAYER_ORDER, ...shopSheets(), build(await classCandidates())].join('\n');
}

const scriptNames = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));

let sheetCompilation: Promise<string> | undefined;
let compiledSheet = '';

/** Compiles the sheet at the first request of the desk, before a page asks for its address. */
export const withAssets: MiddlewareHandler = async (_c, next) => {
  sheetCompilation ??= compileDeskSheet();
  try {
    compiledSheet = await sheetCompilation;
  } catch (error) {
    sheetCompilation = undefined;
    throw error;
  }
  await next();
};

const ASSET_READERS: Record<string, () => Buffer> = {
  'desk.css': () => Buffer.from([...fontFaces(assetPath), compiledSheet].join('\n')),
  ...Object.fromEntries(scriptNames.map((name) => [name, () => readFileSync(join(ASSETS, name))])),
  ...Object.fromEntries(FONT_WEIGHTS.map((weight) => [fontName(weight), () => fontFile(weight)])),
};

interface Asset {
  body: Buffer<ArrayBuffer>;
  digest: string;
}

const loadedAssets = new Map<string, Asset>();

function loadAsset(name: string): Asset | null {
  let loadedAsset = loadedAssets.get(name);
  if (!loadedAsset && Object.hasOwn(ASSET_READERS, name)) {
    const body = Buffer.from(ASSET_READERS[name]!());
    loadedAsset = {
      body,
      digest: createHash('sha256').update(body).digest('base64url').slice(0, 12),
    };
    loadedAssets.set(name, loadedAsset);
  }
  return loadedAsset ?? null;
}

/** The address of an asset; changes with its content. */
export function assetPath(name: string): string {
  return `${DESK}/bestanden/${loadAsset(name)?.digest}/${name}`;
}

export function assetRoutes(): Hono {
  const app = new Hono();
  app.get('/:digest/:name', (c) => {
    const { digest, name } = c.req.param();
    const foundAsset = loadAsset(name);
    if (foundAsset?.digest !== digest) return c.notFound();
    return c.body(foundAsset.body, 200, {
      'Content-Type': contentType(name),
      'Cache-Control': cacheControl('/_astro/'),
    });
  });
  return app;
}
