import { siteSlug } from '../brands/site-brand.ts';
import type { Locale } from '../domain/shared/common.ts';
import { ROUTES, type RouteName, routePath, routePattern } from '../routes.ts';

export type Href = (name: RouteName, params?: Record<string, string>) => string;

/**
 * Returns a function that builds addresses in one language: `href('nl')('store-detail-url', { url:
 * 'utrecht' })`.
 */
export function href(locale: Locale): Href {
  const slug = siteSlug();
  return (name, params) => routePath(name, locale, slug, params);
}

/** Returns the address of a page in both languages, for hreflang and the language switch. */
export function bothPaths(
  name: RouteName,
  params: Partial<Record<Locale, Record<string, string>>> = {},
): Record<Locale, string> {
  return { nl: href('nl')(name, params.nl), en: href('en')(name, params.en) };
}

/** Returns whether a path is a route without parameters. */
export function isRoutePath(path: string, locale: Locale = 'nl'): boolean {
  const slug = siteSlug();
  return ROUTES.some((row) => routePattern(row, locale, slug) === path);
}

/** Returns whether a path is a route that search engines must not index. */
export function isHiddenPath(path: string, locale: Locale): boolean {
  const slug = siteSlug();
  return ROUTES.some((row) => !row.indexed && routePattern(row, locale, slug) === path);
}
