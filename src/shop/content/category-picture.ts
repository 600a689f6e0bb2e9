import type { Locale } from '../../domain/shared/common.ts';
import { href } from '../../i18n/href.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';

/**
 * Picture of the category whose list a link leads to; null for other links. Reads only that
 * category, so that the page is not rebuilt when another one changes.
 */
export function categoryPicture(link: string | undefined, locale: Locale): string | null {
  const to = href(locale);
  const category = snapshot()
    .webNodePaths()
    .find(
      ({ url }) =>
        link?.endsWith(url[locale]) &&
        link === to('product-lister-all', { pathMatch: url[locale] }),
    );
  return (category && snapshot().webNode(category.id, locale)?.img) ?? null;
}
