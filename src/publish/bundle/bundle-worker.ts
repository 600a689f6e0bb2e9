import path from 'node:path';
import { build } from 'vite';
import { type BrandEnv, variantBrand } from '../../brands/site-brand.ts';
import { SERVICE_WORKER_PATH } from '../../domain/frame/offline-caches.ts';
import type { Env } from '../../env.ts';
import { BRAND_MARKERS } from './brand-files.ts';
import { clientTextsPlugin } from './client-modules.ts';

/** Name of the worker's file: its scope is the whole site. */
export const WORKER_FILE = SERVICE_WORKER_PATH.slice(1);

const ENTRIES = { on: 'worker.ts', off: 'off-worker.ts' } as const;

/**
 * Bundles the service worker into one file of `folder`; with SERVICE_WORKER=off the one that removes
 * itself. Rejects when the code does not build.
 */
export async function bundleWorker(
  env: Pick<Env, 'SERVICE_WORKER'> & BrandEnv,
  root: string,
  folder: string,
): Promise<void> {
  const { slug, variant } = variantBrand(env);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [clientTextsPlugin()],
    define: {
      SHOP: JSON.stringify({ slug, variant, ...BRAND_MARKERS }),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: path.join(root, 'src/service-worker', ENTRIES[env.SERVICE_WORKER]),
        formats: ['iife'],
        name: 'worker',
        fileName: () => WORKER_FILE,
      },
    },
  });
}
