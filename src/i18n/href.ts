import { siteBrand } from '../brands/site-brand.ts';
import type { Locale } from '../domain/entities/common.ts';
import { ROUTES, type RouteName, routePath, routePattern } from '../routes.ts';

export type Href = (name: RouteName, params?: Record<string, string>) => string;

/** Addresses in one language: `href('nl')('store-detail-url', { url: 'utrecht' })`. */
export function href(locale: Locale): Href {
  const { slug } = siteBrand();
  return (name, params) => routePath(name, locale, slug, params);
}

/** The address of one page in both languages, for hreflang and the language switch. */
export function bothPaths(
  name: RouteName,
  params: Partial<Record<Locale, Record<string, string>>> = {},
): Record<Locale, string> {
  return { nl: href('nl')(name, params.nl), en: href('en')(name, params.en) };
}

/** True when a Dutch path is a row of the route table of its own, without parameters. */
export function isRoutePath(path: string): boolean {
  const { slug } = siteBrand();
  return ROUTES.some((row) => routePattern(row, 'nl', slug) === path);
}
