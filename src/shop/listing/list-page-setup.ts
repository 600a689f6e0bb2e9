import type { Locale } from '../../domain/shared/common.ts';
import type { Banner } from '../../domain/content/content.ts';
import type { ListScope } from '../../domain/listing/list-state.ts';
import { href } from '../../i18n/href.ts';
import { contentLink } from '../../i18n/menu-link.ts';
import type { RightBanner } from './banner-html.ts';
import type { ListPageSetup } from './list-setup.ts';
import type { RouteName } from '../../routes.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';

/** What a list needs in the browser. `path`: its own address. */
export function listSetup(
  locale: Locale,
  path: string,
  scope: ListScope,
  banner: Banner | null = null,
): ListPageSetup {
  const { limit, sortOptions, prefilters, webNodeMode, brandMode } = snapshot().listOptions(locale);
  const { categoryId } = scope;
  // Below a category of the range its own page names the categories, unless they filter (spec 2 §3).
  const isRange = categoryId !== undefined && !isPromotion(categoryId);
  const to = href(locale);
  // The star must stay one: it is where the url goes.
  const starred = (name: RouteName, param: string) =>
    to(name, { [param]: '*' }).replace('%2A', '*');
  return {
    locale,
    path,
    links: {
      search: starred('search-term', 'term'),
      category: starred('product-lister-all', 'pathMatch'),
      brand: starred('brand-url', 'url'),
    },
    scope,
    filtersCategories: webNodeMode === 'Filter' || !isRange,
    filtersBrands: brandMode === 'Filter',
    options: { limit, sortOptions, prefilters },
    banner: banner && rightBanner(banner),
  };
}

const isPromotion = (id: number) => Object.values(snapshot().config().specialWebNodes).includes(id);

function rightBanner(banner: Banner): RightBanner {
  const { title, summary, linkTitle, img, startDate, endDate, alternateUrl } = banner;
  const href = contentLink(alternateUrl) ?? '';
  return { title, summary, linkTitle, img, startDate, endDate, href };
}
