import slug from 'brand:slug';
import type { Locale } from '../../../domain/shared/common.ts';
import { redirectTarget } from '../../../domain/frame/redirect-target.ts';
import { readRouteTarget, type RouteTarget } from '../../../domain/frame/route-target.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { routeBaseName, type RouteName, routePath, ROUTES } from '../../../routes.ts';

/** The page that resolves a redirect: its language, brand and origin. */
export interface RedirectPage {
  locale: Locale;
  /** `{product}` of the route patterns. */
  slug: string;
  origin: string;
}

/** The current page. */
export function shownPage(): RedirectPage {
  const locale = pageLocale();
  return { locale, slug, origin: location.origin };
}

/**
 * Resolves the query `redirectRoute`: a route by name with query and params, or a plain path. Null
 * for an unknown route or a URL outside the shop.
 */
export function redirectRoutePath(text: string | null, page: RedirectPage): string | null {
  if (!text) return null;
  if (!text.startsWith('{')) return redirectTarget(text, page.origin);
  const target = readRouteTarget(text);
  return target && redirectTarget(pathOf(target, page), page.origin);
}

function pathOf({ name, query, params }: RouteTarget, { locale, slug }: RedirectPage) {
  const base = routeBaseName(name);
  if (!ROUTES.some((route) => route.name === base)) return null;
  const wanted = /___(nl|en)$/.exec(name)?.[1] as Locale | undefined;
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((one): [string, string] => [key, one]),
  );
  const search = new URLSearchParams(pairs).toString();
  const path = routePath(base as RouteName, wanted ?? locale, slug, params);
  return search ? `${path}?${search}` : path;
}
