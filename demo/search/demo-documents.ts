/** The demo catalogue as the search index reads it, without a database in between. */
import { BRANDS } from '../catalogue/brands/brands.ts';
import { products } from '../catalogue/products.ts';
import { STORE_IDS } from '../catalogue/stores/stores.ts';
import { buildTree } from '../catalogue/tree.ts';
import { documentOf } from '../../backend/search/document.ts';
import { NodePaths } from '../../backend/search/node-paths.ts';
import type { SearchDocument, SearchLocale } from '../../backend/search/types.ts';
import { LOCALES } from '../../src/domain/shared/common.ts';

/** With the kind of article that it is, which the search knows nothing of. */
export type DemoDocument = SearchDocument & { family: string };

/** Documents in both languages of `count` products made from a seed. */
export function demoDocuments(
  seed: number,
  count: number,
  now: Date,
): Record<SearchLocale, DemoDocument[]> {
  const tree = buildTree(now);
  const paths = new NodePaths(tree.nodes, now);
  const brands = new Map(BRANDS.map(({ row }) => [row.id, row]));
  const documents: Record<SearchLocale, DemoDocument[]> = { nl: [], en: [] };
  for (const { row, stock } of products({ seed, count, now, tree, storeIds: STORE_IDS })) {
    const { family, description, attributes, unitPerProduct, unitPriceUnit } = row.details;
    const brand = brands.get(row.brand_id);
    const record = {
      ...row,
      brand_description: brand?.description ?? null,
      brand_code: brand?.code ?? null,
      ...{ description, attributes, unitPerProduct, unitPriceUnit },
      total_stock: stock.totalStock,
      quantities: stock.quantities,
    };
    for (const locale of LOCALES) {
      const document = documentOf(record, paths, locale, now);
      if (document) documents[locale].push({ ...document, family });
    }
  }
  return documents;
}
