import {
  catalogueVersion,
  hasDemoCatalogue,
  hasNoCatalogue,
} from '../catalogue/catalogue-state.ts';
import { documentsVersion } from '../editing/content/documents.ts';
import { type Backend, startBackend } from './server.ts';
import { removeDemoTraces } from '../customers/profile/demo-traces.ts';
import { progress } from '../../src/publish/renderer/progress.ts';
import type { Env } from '../../src/env.ts';
import { addressOf } from './running.ts';

/** Changes with the catalogue or with what editors published: then the pages are out of date. */
export async function dataVersion(db: Backend['db']): Promise<string> {
  return `${await catalogueVersion(db)} ${await documentsVersion(db)}`;
}

// What a start does for the demo, or for a shop without it.

/**
 * Makes the demo catalogue where the backend is to answer by itself and has none yet, and shows how
 * far it is. Without the demo it says how a shop is filled.
 */
export async function ensureCatalogue({ db, shop, guest }: Backend, env: Env): Promise<void> {
  if (env.API_BASE_URL) return;
  if (!guest && env.DEMO === 'on')
    console.log('There is no folder demo/: the shop starts as with DEMO=off.');
  const isEmpty = await hasNoCatalogue(db);
  if (!guest) {
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
  const shown = progress('Making the demo catalogue: products', total);
  await guest.generateCatalogue(db, {
    products: total,
    seed: env.CATALOGUE_SEED,
    onlyUsed: env.CATALOGUE_ONLY_USED,
    onProgress: (done) => shown.step(done),
  });
  shown.end();
  await shop.reload(new Date());
}

/** The demo's customers where the shop is tried out; none of them elsewhere. */
export async function ensureCustomers({ db, guest, settings }: Backend, env: Env): Promise<void> {
  if (guest) await guest.ensureCustomers(db, env, new Date(), settings());
  else await removeDemoTraces(db);
}

/**
 * Runs `use` with the address of the APIs and the version of their data (empty if unknown): the given one, that of API_BASE_URL, the shop that
 * runs here, or an embedded backend that is started for it and closed after.
 */
export async function withApi<T>(
  env: Env,
  given: string | undefined,
  use: (apiUrl: string, dataVersion: string) => Promise<T>,
): Promise<T> {
  const known = given || env.API_BASE_URL || addressOf(env.DATA_DIR);
  if (known) return use(known, process.env['SHOP_DATA_VERSION'] ?? '');
  const backend = await startBackend({ env: { ...env, PORT: 0, LOG_LEVEL: 'warn' } });
  try {
    await ensureCatalogue(backend, env);
    return await use(backend.url, await dataVersion(backend.db));
  } finally {
    await backend.close();
  }
}
