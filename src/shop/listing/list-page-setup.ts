import type { Locale } from '../../domain/shared/common.ts';
import type { Banner, ContentPart } from '../../domain/content/content.ts';
import type { ListScope } from '../../domain/listing/list-state.ts';
import { href } from '../../i18n/href.ts';
import { contentLink } from '../../i18n/menu-link.ts';
import type { RightBanner } from './banner-html.ts';
import type { ListPageSetup } from './list-setup.ts';
import { type RouteName, ROUTES } from '../../routes.ts';
import { snapshot, type ListKey } from '../../publish/snapshot/reader.ts';

/** Data of a list for its scripts in the browser. `path`: the path of the list. */
export function listSetup(
  locale: Locale,
  path: string,
  scope: ListScope,
  banner: Banner | null = null,
): ListPageSetup {
  const { limit, sortOptions, prefilters, webNodeMode, brandMode, hasStoreStock, hasGroups } =
    snapshot().listOptions(locale);
  const { categoryId } = scope;
  // A category page links to its subcategories, so they are not also a filter (spec 2 §3).
  const isCategoryList = categoryId !== undefined && !isPromotion(categoryId);
  const to = href(locale);
  // Keep the star unescaped: it is the placeholder for the URL part.
  const pathPattern = (name: RouteName, param: string) =>
    to(name, { [param]: '*' }).replace('%2A', '*');
  return {
    locale,
    path,
    links: {
      search: pathPattern('search-term', 'term'),
      category: pathPattern('product-lister-all', 'pathMatch'),
      brand: pathPattern('brand-url', 'url'),
    },
    scope,
    filtersCategories: webNodeMode === 'Filter' || !isCategoryList,
    filtersBrands: brandMode === 'Filter',
    filtersStock: hasStoreStock,
    options: { limit, sortOptions, prefilters, ...(hasGroups && { hasGroups }) },
    banner: banner && toRightBanner(banner),
  };
}

const isPromotion = (id: number) => Object.values(snapshot().config().specialWebNodes).includes(id);

function toRightBanner(banner: Banner): RightBanner {
  const { title, summary, linkTitle, img, startDate, endDate, alternateUrl } = banner;
  const href = contentLink(alternateUrl) ?? '';
  return { title, summary, linkTitle, img, startDate, endDate, href };
}

export interface ContentAroundList {
  /** Sanitised HTML above the list; null if the content does not begin with text. */
  intro: string | null;
  /** Content blocks below the list. */
  after: ContentPart[];
}

/**
 * Splits the editorial content of a list: the text before its first heading goes above the
 * products, so that they start in the first view; the rest goes below.
 */
export function splitAroundList(blocks: ContentPart[]): ContentAroundList {
  const [first, ...others] = blocks;
  if (first?.type !== 'text' || first.heading) return { intro: null, after: blocks };
  const headingIndex = first.html.search(/<h[2-6][\s>]/);
  if (headingIndex < 0) return { intro: first.html, after: others };
  const textBelow: ContentPart = { ...first, html: first.html.slice(headingIndex) };
  return { intro: first.html.slice(0, headingIndex).trim() || null, after: [textBelow, ...others] };
}

export interface Promotion {
  route: RouteName;
  name: Extract<ListKey, { kind: 'promotion' }>['name'];
  /** Key of its category in `config.specialWebNodes`. */
  nodeKey: string;
}

const PROMOTIONS: Promotion[] = [
  { route: 'product-lister-actie', name: 'actie', nodeKey: 'actie' },
  { route: 'product-lister-opop', name: 'opop', nodeKey: 'opop' },
  { route: 'product-lister-meer-minder', name: 'meer-minder', nodeKey: 'meerMinder' },
  {
    route: 'product-lister-reduced-in-price',
    name: 'reduced-in-price',
    nodeKey: 'reducedInPrice',
  },
];

/** The promotion of a path. Throws if there is none. */
export function promotionOf(path: string): Promotion {
  const address = path.replace(/(?:\.html|\/)$/, '');
  const row = ROUTES.find(({ nl, en }) => nl === address || en === address);
  const promotion = PROMOTIONS.find(({ route }) => route === row?.name);
  if (!promotion) throw new Error(`${path} is no promotion list`);
  return promotion;
}
