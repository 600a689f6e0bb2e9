/** What a start does for the demo, or for a shop without it. */
import { hasDemoCatalogue, hasNoCatalogue } from '../../backend/catalogue/version.ts';
import { removeDemoTraces } from '../../backend/customer/demo-traces.ts';
import type { Backend } from '../../backend/server.ts';
import { progress } from '../../src/build/progress.ts';
import type { Env } from '../../src/env.ts';

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
  await shop.refresh(new Date());
}

/** The demo's customers where the shop is tried out; none of them elsewhere. */
export async function ensureCustomers({ db, guest, settings }: Backend, env: Env): Promise<void> {
  if (guest) await guest.ensureCustomers(db, env, new Date(), settings());
  else await removeDemoTraces(db);
}
