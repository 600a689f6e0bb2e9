/**
 * The site's code, bundled once by Astro and kept (docs/decisions/0009). Full builds, rebuilds,
 * previews and partial builds share one bundle, so a rendering process starts without bundling. A
 * bundle is named by the fingerprint of code, configuration and environment, so any change creates
 * a new one.
 */
import { readdir, rm, stat, writeFile, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Variant, variantOfFile } from '../../brands/brands.ts';
import type { Env } from '../../env.ts';
import { setBundleJob } from './integrations.ts';
import { bundleWorker } from './bundle-worker.ts';
import { codeFingerprint } from './fingerprint.ts';

/** Number of bundles kept: a start with another environment may need an earlier one again. */
const MAX_BUNDLES = 4;

const USED_MARK_FILE = 'used';

/**
 * Marks a bundle as used now, by the clock of the file system. A process may run with another clock
 * (the tests' shop does), which would make its bundles look newest for years.
 */
const markUsed = (folder: string): Promise<void> =>
  writeFile(path.join(folder, USED_MARK_FILE), '');

/** Marks the bundle `name` as used, and removes all but the four most recently used. */
export async function keepRecentBundles(bundles: string, name: string): Promise<void> {
  await markUsed(path.join(bundles, name));
  const others = (await readdir(bundles)).filter((other) => other !== name);
  const byAge = await Promise.all(
    others.map(async (other) => ({
      folder: path.join(bundles, other),
      time: (await stat(path.join(bundles, other, USED_MARK_FILE)).catch(() => null))?.mtimeMs ?? 0,
    })),
  );
  const old = byAge.toSorted((a, b) => b.time - a.time).slice(MAX_BUNDLES - 1);
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
}

/** Inside the project, because the bundle imports packages by name. */
const BUNDLES_FOLDER = '.cache/bundles';
const FACTS_FILE = 'bundle.json';

/** The part of Astro's page style metadata that the app needs at render time. */
export type PageStyles = [pageKey: string, styles: unknown[]][];

export interface Bundle {
  /** The code fingerprint it was built from. */
  code: string;
  /** Folder of the static files: `_astro/…`, the service worker, and all of `public/`. */
  files: string;
  /** URL of the app's entry module. */
  entry: string;
  styles: PageStyles;
}

/**
 * Returns the bundle of the current code; builds it if there is none, and calls `onBundling` first
 * because that is slow. Rejects with Astro's error if the code does not build.
 */
export async function ensureBundle(
  env: Env,
  root: string,
  onBundling: () => void = () => {},
): Promise<Bundle> {
  const code = codeFingerprint(root, env);
  const bundles = path.join(root, BUNDLES_FOLDER);
  const folder = path.join(bundles, code);
  if (!existsSync(path.join(folder, FACTS_FILE))) {
    onBundling();
    await makeBundle(env, root, folder, `${folder}.${randomUUID()}`);
  }
  await keepRecentBundles(bundles, code);
  const facts = JSON.parse(await readFile(path.join(folder, FACTS_FILE), 'utf8')) as {
    entry: string;
    styles: PageStyles;
  };
  return {
    code,
    files: path.join(folder, 'files'),
    entry: pathToFileURL(path.join(folder, 'server', facts.entry)).href,
    styles: facts.styles,
  };
}

async function makeBundle(env: Env, root: string, folder: string, next: string): Promise<void> {
  try {
    setBundleJob(async ({ server, styles }) => {
      // Astro deletes this folder when it ends, so it is moved before that.
      await rename(server, path.join(next, 'server'));
      const names = await readdir(path.join(next, 'server'));
      const entry = names.find((name) => name.startsWith('prerender-entry'));
      if (!entry) throw new Error('The bundle has no module that renders pages.');
      await writeFile(path.join(next, 'facts'), JSON.stringify({ entry, styles }));
    });
    await mkdir(next, { recursive: true });
    // Marked as used, so that other processes do not remove it.
    await markUsed(next);
    const outDir = path.join(next, 'files');
    // Loaded only here, because loading it takes longer than the rest of a start, and few starts
    // bundle.
    const { build } = await import('astro');
    await build({ root, outDir, logLevel: 'warn', mode: 'production' });
    await removeOtherVariants(outDir, env.SITE_VARIANT);
    await removeEmptyScripts(outDir);
    await bundleWorker(env, root, outDir);
    // Written last: a bundle with facts is complete.
    await rename(path.join(next, 'facts'), path.join(next, FACTS_FILE));
    await rename(next, folder).catch(async (error: NodeJS.ErrnoException) => {
      // Another process may have made the same bundle meanwhile; then its bundle is used.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      await rm(next, { recursive: true });
    });
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Removes logos, icons and manifests of the other variants, and names the favicon of this one
 * `favicon.ico`.
 */
async function removeOtherVariants(files: string, variant: Variant): Promise<void> {
  for (const name of await readdir(files, { recursive: true })) {
    const owner = variantOfFile(name.split(path.sep).join('/'));
    if (owner && owner !== variant) await rm(path.join(files, name));
  }
  await rename(path.join(files, `favicon-${variant}.ico`), path.join(files, 'favicon.ico'));
}

/** Removes empty scripts, such as those of disabled third parties: no page requests them. */
async function removeEmptyScripts(files: string): Promise<void> {
  for (const name of await readdir(path.join(files, '_astro'))) {
    const file = path.join(files, '_astro', name);
    if (name.endsWith('.js') && (await stat(file)).size === 0) await rm(file);
  }
}
