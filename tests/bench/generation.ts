/** How fast the generator makes products, without a database. */
import { products } from '../../demo/catalogue/products.ts';
import { STORE_IDS } from '../../demo/catalogue/stores/stores.ts';
import { buildTree } from '../../demo/catalogue/tree.ts';

export function generationRate(count: number): number {
  const now = new Date();
  const tree = buildTree(now);
  const start = performance.now();
  let made = 0;
  for (const product of products({ seed: 2, count, now, tree, storeIds: STORE_IDS })) {
    if (product.row.id > 0) made += 1;
  }
  return made / ((performance.now() - start) / 1000);
}
