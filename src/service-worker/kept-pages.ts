import { ROUTES, routePattern, type RouteRow } from '../routes.ts';

/** Paths of the backend and for editors, which are not pages of the shop. */
const OTHER_PATHS = /^\/(?:api|id|redactie|mail|healthz|readyz|metrics|_astro)(?:\/|$)/;

/** Routes that must always come from the server: ordering, accounts and sign-in. */
const LIVE_ROUTES =
  /^(?:account|checkout|login|logout|register|forgot|reset|confirm|withdraw|unauthorized|newsletter)/;

/** Wishlists are available offline, for use in a store or at a building site. */
const isLive = ({ name }: RouteRow) => name !== 'account-favourites' && LIVE_ROUTES.test(name);

/**
 * Returns a predicate for pages that may be cached for reading offline. Never cached: checkout,
 * payment, account (except wishlists), sign-in, and everything that is not a page of the shop.
 * `slug`: the brand's.
 */
export function keptPages(slug: string): (pathname: string) => boolean {
  const live = new Set(
    ROUTES.filter(isLive).flatMap((row) => [
      routePattern(row, 'nl', slug),
      routePattern(row, 'en', slug),
    ]),
  );
  return (pathname) => {
    const path = pathname.replace(/(?:\.html|\/)$/, '').toLowerCase();
    return !OTHER_PATHS.test(path) && !live.has(path);
  };
}
