import {
  readCatalogueVersion,
  hasDemoCatalogue,
  hasNoCatalogue,
} from '../catalogue/catalogue-state.ts';
import { documentsVersion } from '../editing/content/documents.ts';
import { type Backend, startBackend } from './server.ts';
import { removeDemoTraces } from '../customers/profile/demo-traces.ts';
import { showProgress } from '../../src/publish/renderer/progress.ts';
import type { Env } from '../../src/env.ts';
import { runningShopAddress } from './running.ts';

/** Changes when the catalogue or the published content does, which makes the pages outdated. */
export async function dataVersion(db: Backend['db']): Promise<string> {
  return `${await readCatalogueVersion(db)} ${await documentsVersion(db)}`;
}

// Sets up a shop at start, with or without the demo.

/**
 * Creates the demo catalogue, with progress, if the embedded backend is used and has none. Without
 * the demo, prints how to fill the shop.
 */
export async function ensureCatalogue({ db, shop, demo }: Backend, env: Env): Promise<void> {
  if (env.API_BASE_URL) return;
  if (!demo && env.DEMO === 'on')
    console.log('There is no folder demo/: the shop starts as with DEMO=off.');
  const isEmpty = await hasNoCatalogue(db);
  if (!demo) {
    if (isEmpty) {
      console.log(
        'The shop is empty. Load your products with: npm run catalogue -- import FILE (see docs/feed.md)',
      );
    } else if (await hasDemoCatalogue(db)) {
      console.log(
        `${env.DATA_DIR} holds the demo catalogue, which DEMO=off leaves there: name a new DATA_DIR for your own shop.`,
      );
    }
    return;
  }
  if (!isEmpty) return;
  const total = env.CATALOGUE_PRODUCTS;
  const shown = showProgress('Making the demo catalogue: products', total);
  await demo.generateCatalogue(db, {
    products: total,
    seed: env.CATALOGUE_SEED,
    onlyUsed: env.CATALOGUE_ONLY_USED,
    onProgress: (done) => shown.step(done),
  });
  shown.end();
  await shop.reload(new Date());
}

/** Creates the demo's customers in demo mode; removes them otherwise. */
export async function ensureCustomers({ db, demo, settings }: Backend, env: Env): Promise<void> {
  if (demo) await demo.ensureCustomers(db, env, new Date(), settings());
  else await removeDemoTraces(db);
}

/**
 * Runs `use` with the address of the APIs and the version of their data (empty if unknown): the
 * given address, that of API_BASE_URL, the shop running here, or an embedded backend started for
 * the duration.
 */
export async function withApi<T>(
  env: Env,
  apiUrlSetting: string | undefined,
  use: (apiUrl: string, dataVersion: string) => Promise<T>,
): Promise<T> {
  const knownUrl = apiUrlSetting || env.API_BASE_URL || runningShopAddress(env.DATA_DIR);
  if (knownUrl) return use(knownUrl, '');
  const backend = await startBackend({ env: { ...env, PORT: 0, LOG_LEVEL: 'warn' } });
  try {
    await ensureCatalogue(backend, env);
    return await use(backend.url, await dataVersion(backend.db));
  } finally {
    await backend.close();
  }
}
