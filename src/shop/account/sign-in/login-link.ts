import type { Locale } from '../../../domain/shared/common.ts';
import { writeRouteTarget } from '../../../domain/frame/route-target.ts';
import { href } from '../../../i18n/href.ts';
import type { RouteName } from '../../../routes.ts';

/** The sign-in page, which leads back to a route by its query `redirectRoute` (spec 1 §4.1). */
export function loginLink(locale: Locale, route: RouteName): string {
  const redirectRoute = writeRouteTarget({ name: route, query: {}, params: {} });
  return `${href(locale)('login')}?${new URLSearchParams({ redirectRoute })}`;
}
