import { ROUTES, routePattern, type RouteRow } from '../routes.ts';

/** Answered by the backend, or for editors: not pages of the shop. */
const OTHER_PATHS = /^\/(?:api|id|redactie|mail|healthz|readyz|metrics|_astro)(?:\/|$)/;

/** What an order, an account or a sign-in needs must come from the shop itself. */
const LIVE_ROUTES =
  /^(?:account|checkout|login|logout|register|forgot|reset|confirm|withdraw|unauthorized|newsletter)/;

/** Wishlists are read offline, in a store or at a building site. */
const isLive = ({ name }: RouteRow) => name !== 'account-favourites' && LIVE_ROUTES.test(name);

/**
 * Returns whether a page may be kept for reading offline. Never kept: checkout, payment, account
 * (except wishlists), sign-in, and everything that is no page of the shop. `slug`: the brand's.
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
