import type { Locale } from '../../domain/shared/common.ts';
import { href } from '../../i18n/href.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';

/**
 * Picture of the category whose list a link leads to; null for other links. Reads that category
 * alone, so that an edit of another one leaves the page as it is.
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
