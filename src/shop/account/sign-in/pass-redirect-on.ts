import { type RouteName, routePath } from '../../../routes.ts';
import { shownPage } from '../session/redirect-route.ts';

/** Links of the page's main part to a route carry the query `redirectRoute` of its own address. */
export function passRedirectOn(route: RouteName): void {
  const asked = new URLSearchParams(location.search).get('redirectRoute');
  if (asked === null) return;
  const { locale, slug } = shownPage();
  const path = routePath(route, locale, slug);
  const query = new URLSearchParams({ redirectRoute: asked });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`main a[href="${path}"]`))
    link.href = `${path}?${query}`;
}
