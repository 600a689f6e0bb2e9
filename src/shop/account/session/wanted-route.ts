import { type RouteName, routePath } from '../../../routes.ts';
import { redirectTarget } from '../../../domain/frame/redirect-target.ts';
import { type RedirectPage, redirectRoutePath, shownPage } from './redirect-route.ts';
import { savedRoute } from './saved-route.ts';

/** Pages of the sign-in process, which are never returned to. */
const ACCESS: readonly RouteName[] = [
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
  ACCESS.flatMap((name) => [routePath(name, 'nl', slug), routePath(name, 'en', slug)]);

/**
 * Where to go after sign-in or registration: the query redirectRoute, otherwise the previous page
 * unless it was a sign-in page, otherwise the stored page, otherwise home (spec 1 §4.1).
 */
export function wantedRoute(page: RedirectPage = shownPage()): string {
  const asked = new URLSearchParams(location.search).get('redirectRoute');
  return (
    redirectRoutePath(asked, page) ??
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
