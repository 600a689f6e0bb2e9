import slug from 'brand:slug';
import type { Locale } from '../../../domain/shared/common.ts';
import { redirectTarget } from '../../../domain/frame/moved-addresses.ts';
import { readRouteTarget, type RouteTarget } from '../../../domain/frame/route-target.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { routeBaseName, type RouteName, routePath, ROUTES } from '../../../routes.ts';
import { savedRoute } from './saved-route.ts';

/** The page that resolves a redirect: its language, brand and origin. */
interface RedirectPage {
  locale: Locale;
  /** Value of the placeholder `{product}` in route patterns. */
  slug: string;
  origin: string;
}

/** The current page. */
export function currentPage(): RedirectPage {
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
  const routeLocale = /___(nl|en)$/.exec(name)?.[1] as Locale | undefined;
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((one): [string, string] => [key, one]),
  );
  const search = new URLSearchParams(pairs).toString();
  const path = routePath(base as RouteName, routeLocale ?? locale, slug, params);
  return search ? `${path}?${search}` : path;
}

/** Pages of the sign-in process; a redirect after sign-in never leads to them. */
const ACCESS_ROUTES: readonly RouteName[] = [
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'login-redirect',
  'logout-redirect',
];

/** Paths of the sign-in pages in both languages. `slug`: that of the brand. */
export const accessPaths = (slug: string): string[] =>
  ACCESS_ROUTES.flatMap((name) => [routePath(name, 'nl', slug), routePath(name, 'en', slug)]);

/**
 * Where to go after sign-in or registration: the query redirectRoute, otherwise the previous page
 * unless it was a sign-in page, otherwise the stored page, otherwise home (spec 1 §4.1).
 */
export function routeAfterSignIn(page: RedirectPage = currentPage()): string {
  const parameter = new URLSearchParams(location.search).get('redirectRoute');
  return (
    redirectRoutePath(parameter, page) ??
    previousPage(page) ??
    redirectRoutePath(savedRoute(), page) ??
    routePath('index', page.locale, page.slug)
  );
}

function previousPage({ origin, slug }: RedirectPage): string | null {
  const before = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  if (before?.origin !== origin || accessPaths(slug).includes(before.pathname)) return null;
  return redirectTarget(before.pathname + before.search, origin);
}
