import { generateCatalogue } from '../../backend/catalogue/load.ts';
import { hasNoCatalogue } from '../../backend/catalogue/version.ts';
import type { Backend } from '../../backend/server.ts';
import { progress } from '../../src/build/progress.ts';
import type { Env } from '../../src/env.ts';

/** Makes the demo catalogue where the backend is to answer by itself and has none yet. Shows how far it is. */
export async function ensureCatalogue({ db, shop }: Backend, env: Env): Promise<void> {
  if (env.API_BASE_URL || !(await hasNoCatalogue(db))) return;
  const total = env.CATALOGUE_PRODUCTS;
  const shown = progress('Making the demo catalogue: products', total);
  await generateCatalogue(db, {
    products: total,
    seed: env.CATALOGUE_SEED,
    onlyUsed: env.CATALOGUE_ONLY_USED,
    onProgress: (done) => shown.step(done),
  });
  shown.end();
  await shop.refresh(new Date());
}
