import { isCurrent } from '../shared/date-range.ts';
import type { Banner, PageKind } from '../content/content.ts';

const CHECKOUT = 'checkout';

const KIND_OF_ROUTE: Record<string, PageKind> = {
  index: 'showHomepage',
  cart: 'showCart',
  faq: 'showContent',
  'product-detail-url': 'showProduct',
  brand: 'showProductList',
  'brand-url': 'showProductList',
  search: 'showProductList',
  'search-term': 'showProductList',
  all: 'showContent',
  'over-{product}': 'showContent',
};

export interface BannerPage {
  /** Route name without locale suffix. */
  routeName: string;
  /** Path of the page, including the language prefix. */
  path: string;
  /** Path of customer service in the same language: `/klantenservice`. */
  servicePath: string;
}

/**
 * Returns the kinds of a page (spec 1 §3). Every page is of kind showSiteWide. Customer service and
 * the pages below it are also service pages.
 */
export function pageKinds({ routeName, path, servicePath }: BannerPage): PageKind[] {
  const kinds: PageKind[] = ['showSiteWide'];
  if (routeName.includes(CHECKOUT)) return [...kinds, 'showCheckout'];
  if (routeName.startsWith('product-lister')) return [...kinds, 'showProductList'];
  const kind = KIND_OF_ROUTE[routeName];
  if (kind) kinds.push(kind);
  if (path === servicePath || path.startsWith(`${servicePath}/`)) kinds.push('showService');
  return kinds;
}

/** Returns the banners within their publication dates (spec 1 §5). */
export function currentBanners(banners: readonly Banner[], now: Date): Banner[] {
  return banners.filter((banner) => isCurrent(banner.startDate, banner.endDate, now));
}

/**
 * Returns the current banners of a page that were not dismissed and whose page kinds match: any of
 * them (`or`) or all (`and`). A banner without page kinds is never shown.
 */
export function siteBanners(
  banners: readonly Banner[],
  page: { kinds: readonly PageKind[]; dismissed?: readonly string[] },
  now: Date,
): Banner[] {
  const fits = (kind: PageKind) => page.kinds.includes(kind);
  return currentBanners(banners, now).filter(({ name, showOn, conditionOperator }) => {
    if (page.dismissed?.includes(name) || showOn.length === 0) return false;
    return conditionOperator === 'and' ? showOn.every(fits) : showOn.some(fits);
  });
}
