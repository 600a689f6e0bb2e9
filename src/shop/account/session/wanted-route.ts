import { redirectTarget } from '../../../domain/frame/redirect-target.ts';
import { routePath } from '../../../routes.ts';
import { accessPaths } from './access-paths.ts';
import { type RedirectPage, redirectRoutePath, shownPage } from './redirect-route.ts';
import { savedRoute } from './saved-route.ts';

/**
 * Where to go after login or registration: the query redirectRoute, else the previous page unless
 * that was one of the sign-in, else the page noted before, else home (spec 1 §4.1).
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
