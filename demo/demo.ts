import type { Demo } from '../backend/program/demo.ts';
import { DEMO_CONTENT } from './content-dir.ts';
import { generatedLookup } from './customers/generated-lookup.ts';
import { ensureDemoCustomers, listDemoCustomers } from './customers/seed-demo-customers.ts';
import { drawings } from './pictures/drawings.ts';

/**
 * The functions of the demo. The generator is loaded on first use, since most shops need it only
 * once.
 */
export const demo: Demo = {
  async generateCatalogue(db, options) {
    const { generateCatalogue } = await import('./catalogue/load.ts');
    return generateCatalogue(db, options);
  },
  async ownProducts(db) {
    const { countFeedProducts: ownProducts } = await import('./catalogue/kept-products.ts');
    return ownProducts(db);
  },
  contentDir: DEMO_CONTENT,
  ensureCustomers: ensureDemoCustomers,
  listAccounts: listDemoCustomers,
  drawings,
  addressLookup: generatedLookup,
};
