import type { Product } from '../../domain/product/product.ts';
import { priceReduction } from '../../domain/product/price-reduction.ts';
import { serialiseStaffel } from '../../domain/product/staffel.ts';
import { stockStatus } from '../../domain/product/stock.ts';
import type { ProductPageData } from './page-data.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { WebNode, WebNodeReference } from '../../domain/content/content.ts';
import { isPromotionCategory } from '../../domain/product/category-codes.ts';
import { href } from '../../i18n/href.ts';
import type { Crumb } from '../ui/crumb.ts';

/** The data that a product page contains for its scripts. */
export function productPageData(product: Product): ProductPageData {
  const shop = snapshot();
  const { id, isOrderable, isActive, visibility, maxStockTotal, needExtraStock } = product;
  const { deliverySize, priceInclTax, priceExclTax, expectedDate } = product;
  return {
    product: {
      id,
      isOrderable,
      isActive,
      visibility,
      maxStockTotal,
      needExtraStock,
      deliverySize,
      priceInclTax,
      priceExclTax,
      ...(expectedDate && { expectedDate }),
    },
    brandId: product.brand.id,
    was: priceReduction(product, shop.readAt())?.priceInclTax ?? null,
    state: stockStatus(product).state,
    staffel: serialiseStaffel(product.moreLessLevels),
  };
}

/** Breadcrumbs of a category; the category itself is linked only if `linked`. */
export function categoryCrumbs(category: WebNode, locale: Locale, linked = false): Crumb[] {
  const to = href(locale);
  const link = (node: WebNodeReference): Crumb => ({
    name: node.name,
    href: isPromotionCategory(node)
      ? to('product-lister-actie')
      : to('product-lister-all', { pathMatch: node.url }),
  });
  return [...category.ancestors.map(link), linked ? link(category) : { name: category.name }];
}

/** Breadcrumbs from the root category to the product. */
export function productCrumbs(product: Product, locale: Locale): Crumb[] {
  const node = product.webNode && snapshot().webNode(product.webNode.id, locale);
  return [...(node ? categoryCrumbs(node, locale, true) : []), { name: product.name }];
}
