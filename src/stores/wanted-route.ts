import { redirectTarget } from '../domain/redirect-target.ts';
import { ROUTES, routePattern } from '../routes.ts';
import { redirectRoutePath, type RedirectPage, shownPage } from './redirect-route.ts';
import { savedRoute } from './saved-route.ts';

/** Pages of the sign-in itself: nobody comes back to them. */
const ACCESS = new Set([
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'login-redirect',
  'logout-redirect',
]);

/**
 * Where to go after login or registration: the query redirectRoute, else the previous page unless
 * that was one of the sign-in, else the page noted before, else home (spec 1 §4.1).
 */
export function wantedRoute(page: RedirectPage = shownPage()): string {
  const asked = new URLSearchParams(location.search).get('redirectRoute');
  const home = page.locale === 'en' ? '/en' : '/';
  return redirectRoutePath(asked, page) ?? previousPage(page) ?? noted(page) ?? home;
}

function previousPage({ origin, slug }: RedirectPage): string | null {
  const before = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  if (before?.origin !== origin) return null;
  const path = before.pathname.replace(/(.)\/$/, '$1');
  const isAccess = ROUTES.some(
    (row) =>
      ACCESS.has(row.name) &&
      (routePattern(row, 'nl', slug) === path || routePattern(row, 'en', slug) === path),
  );
  return isAccess ? null : redirectTarget(before.pathname + before.search, origin);
}

const noted = ({ origin }: RedirectPage) => redirectTarget(savedRoute(), origin);
