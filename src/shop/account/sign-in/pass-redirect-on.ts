import { type RouteName, routePath } from '../../../routes.ts';
import { currentPage } from '../session/redirect-route.ts';

/** Adds the page's own query `redirectRoute` to links to a route in the main content. */
export function passRedirectOn(route: RouteName): void {
  const parameter = new URLSearchParams(location.search).get('redirectRoute');
  if (parameter === null) return;
  const { locale, slug } = currentPage();
  const path = routePath(route, locale, slug);
  const query = new URLSearchParams({ redirectRoute: parameter });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`main a[href="${path}"]`))
    link.href = `${path}?${query}`;
}
