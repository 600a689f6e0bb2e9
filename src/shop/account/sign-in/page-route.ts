import type { Locale } from '../../../domain/shared/common.ts';
import { href } from '../../../i18n/href.ts';
import type { RouteName } from '../../../routes.ts';

/**
 * Which of some routes a page stands for: several rows of the route table share a component.
 * `pathname` may end in `.html`, as it does while a page is built.
 */
export function pageRoute<Name extends RouteName>(
  names: readonly [Name, ...Name[]],
  pathname: string,
  locale: Locale,
): Name {
  const path = pathname.replace(/\.html$/, '').replace(/\/+$/, '');
  return names.find((name) => href(locale)(name) === path) ?? names[0];
}
