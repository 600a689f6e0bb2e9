import { type Kysely, sql } from 'kysely';
import { DEFAULT_PRODUCTS } from '../../src/env.ts';
import type { Database } from '../../backend/platform/db/schema/database.ts';
import { startOfDay } from './calendar.ts';
import { insertProducts } from './insert-products.ts';
import { deleteReplaced, insertStores, insertStructure } from './insert-structure.ts';
import { KeptProducts } from './kept-products.ts';
import { type GeneratedProduct, products } from './products.ts';
import { STORE_IDS } from './stores/stores.ts';
import { buildTree } from './tree.ts';
import { UsedStructure } from './used.ts';

export interface GenerateOptions {
  /** Number of products; by default `DEFAULT_PRODUCTS`. */
  products?: number;
  seed?: number;
  /** Reference moment of periods and history, of which only the day is used; by default today. */
  now?: Date;
  /** Omits categories and brands without products. */
  onlyUsed?: boolean;
  onProgress?: (done: number, total: number) => void;
}

const BATCH = 500;

/**
 * Replaces the catalogue: brands, categories, stores, products with stock and price history.
 * Changes no row of customers, visitors or editors: products and stores with the same id are
 * replaced in place, and a product that is not in the new catalogue but that such a row refers to
 * stays, not viewable. One transaction: after a failure the old catalogue remains. Rejects with the
 * database's error.
 */
export async function generateCatalogue(
  db: Kysely<Database>,
  options: GenerateOptions = {},
): Promise<{ products: number; seed: number }> {
  const count = options.products ?? DEFAULT_PRODUCTS;
  const seed = options.seed ?? 1;
  const now = startOfDay(options.now ?? new Date());
  const tree = buildTree(now);
  await db.transaction().execute(async (trx) => {
    const keptProducts = await KeptProducts.find(trx);
    await insertStructure(trx, tree.nodes);
    await insertStores(trx, seed, now);
    const usedStructure = options.onlyUsed ? new UsedStructure(tree) : null;
    const ids: number[] = [];
    let batch: GeneratedProduct[] = [];
    for (const product of products({ seed, count, now, tree, storeIds: STORE_IDS })) {
      if (keptProducts.conflictsWith(product.row)) continue;
      batch.push(product);
      ids.push(product.row.id);
      usedStructure?.add(product.row);
      if (batch.length < BATCH) continue;
      await insertProducts(trx, batch);
      batch = [];
      options.onProgress?.(ids.length, count);
    }
    if (batch.length > 0) {
      await insertProducts(trx, batch);
      options.onProgress?.(count, count);
    }
    for (const row of await keptProducts.deleteOthers(trx, ids)) usedStructure?.add(row);
    await usedStructure?.deleteUnused(trx);
    await deleteReplaced(trx);
    const value = { seed, products: count, version: 1, generatedFor: now.toISOString() };
    await sql`
      insert into meta (key, value) values ('catalogue', ${JSON.stringify(value)}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(trx);
  });
  return { products: count, seed };
}
