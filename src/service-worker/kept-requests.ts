/** Which pages and API responses a browser caches for use without a connection. */
import { CART } from '../api/cart/client.ts';
import type { Endpoint } from '../api/call.ts';
import { PRODUCTS } from '../api/products/client.ts';
import { SAVED_SEARCHES } from '../api/saved-searches/client.ts';
import { WISHLISTS } from '../api/wishlists/client.ts';
import { OWNER_PARAM } from '../domain/frame/offline-caches.ts';
import { jwtPayload } from '../domain/account/token-expiry.ts';
import { ROUTES, routePattern, type RouteRow } from '../routes.ts';

/** API calls that pages need offline: with personal responses, and with one for everybody. */
const PERSONAL_READS: readonly Endpoint[] = [
  CART.get,
  WISHLISTS.all,
  WISHLISTS.get,
  SAVED_SEARCHES.all,
];
const PUBLIC_READS: readonly Endpoint[] = [PRODUCTS.byIds];

const matcherOf = (endpoints: readonly Endpoint[]) => {
  const patterns = endpoints.map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+'));
  const pattern = new RegExp(`^(?:${patterns.join('|')})$`);
  return (pathname: string) => pattern.test(pathname);
};

/** Returns whether a path is that of a call whose response is personal. */
export const isPersonalRead = matcherOf(PERSONAL_READS);
/** Returns whether a path is that of a call whose response is the same for everybody. */
export const isPublicRead = matcherOf(PUBLIC_READS);

/** Returns the contact id in a bearer token; empty for a visitor and for an invalid token. */
export function ownerOf(authorization: string | null): string {
  if (!authorization) return '';
  try {
    const { contactId } = JSON.parse(atob(jwtPayload(authorization))) as { contactId?: unknown };
    return String(contactId ?? '');
  } catch {
    return '';
  }
}

/** Query parameters that do not affect the response of a call. */
const IGNORED_PARAMS = ['timestamp', 'reload'];

/** Returns the cache key of a response: per language, and per owner if it is personal. */
export function cacheKeyOfRead(request: Pick<Request, 'url' | 'headers'>, owner?: string): string {
  const url = new URL(request.url);
  for (const name of IGNORED_PARAMS) url.searchParams.delete(name);
  url.searchParams.set('kept-in', request.headers.get('x-language') ?? 'nl');
  if (owner !== undefined) url.searchParams.set(OWNER_PARAM, owner);
  return url.href;
}

/** Paths of the backend and for editors, which are not pages of the shop. */
const OTHER_PATHS = /^\/(?:api|id|redactie|mail|healthz|readyz|metrics|_astro)(?:\/|$)/;

/** Routes that must always come from the server: ordering, accounts and sign-in. */
const LIVE_ROUTES =
  /^(?:account|checkout|login|logout|register|forgot|reset|confirm|withdraw|unauthorized|newsletter)/;

/** True for a live route, except wishlists: they are for use in a store or on a building site. */
const isLiveRoute = ({ name }: RouteRow) => name !== 'account-favourites' && LIVE_ROUTES.test(name);

/**
 * Returns a predicate for pages that may be cached for reading offline. Never cached: checkout,
 * payment, account (except wishlists), sign-in, and everything that is not a page of the shop.
 * `slug`: slug of the brand.
 */
export function cacheablePageTest(slug: string): (pathname: string) => boolean {
  const livePaths = new Set(
    ROUTES.filter(isLiveRoute).flatMap((row) => [
      routePattern(row, 'nl', slug),
      routePattern(row, 'en', slug),
    ]),
  );
  return (pathname) => {
    const path = pathname.replace(/(?:\.html|\/)$/, '').toLowerCase();
    return !OTHER_PATHS.test(path) && !livePaths.has(path);
  };
}
