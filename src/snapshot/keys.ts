/** Keys of entities in the snapshot, and so of what pages depend on. */
import type { Locale } from '../domain/entities/common.ts';
import type { ListKey } from './reader.ts';

export const keys = {
  product: (id: number, locale: Locale) => `product:${id}:${locale}`,
  reviews: (id: number) => `reviews:${id}`,
  productPaths: () => 'paths:product',
  webNode: (id: number, locale: Locale) => `webnode:${id}:${locale}`,
  webNodePaths: () => 'paths:webnode',
  rootWebNodes: (locale: Locale) => `webnodes:root:${locale}`,
  list: (list: ListKey, locale: Locale) =>
    `list:${list.kind}:${list.kind === 'promotion' ? list.name : list.id}:${locale}`,
  shelf: (categoryId: number, locale: Locale) => `shelf:${categoryId}:${locale}`,
  listOptions: (locale: Locale) => `list-options:${locale}`,
  brand: (id: number, locale: Locale) => `brand:${id}:${locale}`,
  brandPaths: () => 'paths:brand',
  brands: (locale: Locale) => `brands:${locale}`,
  popularBrands: (locale: Locale) => `brands:popular:${locale}`,
  popularProducts: (locale: Locale) => `products:popular:${locale}`,
  store: (id: number, locale: Locale) => `store:${id}:${locale}`,
  storePaths: () => 'paths:store',
  stores: (locale: Locale) => `stores:${locale}`,
  contentPaths: () => 'paths:content',
  contentPath: (key: string) => `content-path:${key}`,
  contentPathAt: (path: string, locale: Locale) => `content-at:/${path}:${locale}`,
  content: (path: string, locale: Locale) => `content:/${contentKey(path)}:${locale}`,
  /** Site banners by the kind of page: one for lists touches no product's page. */
  siteBanners: (kind: string, locale: Locale) => `site-banners:${kind}:${locale}`,
  shared: (group: string, locale: Locale) => `shared:${group}:${locale}`,
  faq: (locale: Locale) => `faq:${locale}`,
  config: () => 'config',
  /** One setting by itself: a page that shows one is not touched by another. */
  setting: (name: string) => `config:${name}`,
  productCount: () => 'product-count',
} as const;

/** A page's path without its language and without slashes at its ends: `/en/contact/` → `contact`. */
export function contentKey(path: string): string {
  return path.replace(/^\/+|\/+$/g, '').replace(/^en(\/|$)/, '');
}
