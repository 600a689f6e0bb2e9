/** Products and categories with a property, found in whatever catalogue the shop has. */
import type { Locale } from '../../src/domain/shared/common.ts';
import {
  ask,
  categories,
  rootCategories,
  search,
  type WireNode,
  type WireProduct,
  type WireSearch,
} from './shop-calls.ts';

const PAGE_SIZE = 100;
const MAX_PAGES = 30;

/** Code of the root category that stands for the promotions (spec 1 §2.5). */
export const PROMOTIONS = 'NUPDActie';

/** The first product that fits, through the pages of a search. Throws when there is none. */
export async function findProduct(
  fits: (product: WireProduct) => boolean,
  query: Record<string, string | number | boolean> = {},
): Promise<WireProduct> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { Products } = await search({ pageSize: PAGE_SIZE, ...query, page });
    const found = Products.find(fits);
    if (found) return found;
    if (Products.length === 0) break;
  }
  throw new Error('The catalogue has no product like that.');
}

/** The first product with which so many others go or more. Throws when there is none. */
export async function productWithCompanions(least = 1): Promise<WireProduct> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    for (const product of (await search({ pageSize: PAGE_SIZE, page })).Products) {
      const companions = await ask<WireProduct[]>(
        `/api/sp/v1/product/recommendations?strategyString=pdp+cross+sell&currentProductId=${product.Id}`,
      );
      if (companions.length >= least) return product;
    }
  }
  throw new Error('The catalogue has no product with so many companions.');
}

/** The nodes behind the promotion lists, by their names in the configuration. */
export async function promotionNodes(): Promise<Record<string, number>> {
  const { SpecialWebNodes } = await ask<{ SpecialWebNodes: Record<string, number> }>(
    '/api/aspos/common/config',
  );
  return SpecialWebNodes;
}

export interface ListedCategory extends WireNode {
  list: WireSearch;
}

/** A category of at least `total` products below a root category. Throws when there is none. */
export async function categoryWith(total: number, locale: Locale = 'nl'): Promise<ListedCategory> {
  const nodes = (await categories(locale)).filter(({ Url }) => Url.split('/').length === 2);
  for (const node of nodes) {
    const list = await search({ categoryID: node.Id }, locale);
    if (list.Total >= total) return { ...node, list };
  }
  throw new Error(`No category has ${total} products.`);
}

/** Root categories with products that have a page below `/producten` only. */
export async function catalogueRoots(locale: Locale = 'nl'): Promise<WireNode[]> {
  return (await rootCategories(locale)).filter(({ Code }) => Code !== PROMOTIONS);
}

/** True for a discount or a reduction that shows today. */
export function isDiscounted(product: WireProduct): boolean {
  const now = new Date().toISOString();
  return product.Discounts.some(
    ({ StartDate, EndDate, OldPriceInclTax }) =>
      StartDate <= now && now <= EndDate && (OldPriceInclTax ?? 0) > product.PriceInclTax,
  );
}
