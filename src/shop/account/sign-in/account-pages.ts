import { siteBrand } from '../../../brands/site-brand.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { texts } from '../../../i18n/texts.ts';
import { writeRouteTarget } from '../../../domain/frame/route-target.ts';
import { href } from '../../../i18n/href.ts';
import type { RouteName } from '../../../routes.ts';

/** The account pages (spec 1 §2.2) in the order of their menu, each with its icon. */
export const ACCOUNT_PAGES = {
  account: 'user',
  'account-overview': 'list',
  'account-orders': 'box',
  'account-bought': 'history',
  'account-invoices': 'document',
  'account-favourites': 'heart',
  'account-loyalty': 'card',
  'account-saving-plan': 'percent',
  'account-favourite-site': 'star',
} as const;

export type AccountRoute = keyof typeof ACCOUNT_PAGES;

export const accountTitle = (route: AccountRoute, locale: Locale): string =>
  texts(locale)(`account:pages.${route}.title`, { name: siteBrand().name });

/**
 * Link to the sign-in page that returns to a route, through the query `redirectRoute` (spec 1
 * §4.1).
 */
export function signInLink(locale: Locale, route: RouteName): string {
  const redirectRoute = writeRouteTarget({ name: route, query: {}, params: {} });
  return `${href(locale)('login')}?${new URLSearchParams({ redirectRoute })}`;
}

/**
 * Determines which of the given routes a path belongs to; several routes share a component.
 * `pathname` may end in `.html`, as it does while the page is built.
 */
export function pageRoute<Name extends RouteName>(
  names: readonly [Name, ...Name[]],
  pathname: string,
  locale: Locale,
): Name {
  const path = pathname.replace(/\.html$/, '').replace(/\/+$/, '');
  return names.find((name) => href(locale)(name) === path) ?? names[0];
}
