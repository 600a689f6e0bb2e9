/**
 * Every page that search engines may index, with its address in each language, for the sitemap and
 * hreflang. Split into parts, so that a new product changes only one file.
 */
import { type Locale, LOCALES } from '../../domain/shared/common.ts';
import { isIndexed } from '../../domain/frame/is-indexed.ts';
import { ROUTES, type RouteName, routePath } from '../../routes.ts';
import type { PathEntry, SnapshotReader } from '../snapshot/reader.ts';

export type SiteEntry = Record<Locale, string>;

/** Products whose address changed since the live release, and how many more products there are. */
export interface MovedProducts {
  ids: ReadonlySet<number>;
  more: number;
}

/** Approximate number of products per part. */
const PART_SIZE = 500;

/** Name of the part for all pages that are not products. */
const PAGES = 'pages';

/** Pages of `ContentLayout.astro`; they return status 600 while their content is invalid. */
const CONTENT_ONLY: readonly RouteName[] = ['all', 'over-{product}', 'cookies'];

/** Number of parts for so many products: a power of two, so that it rarely changes. */
const partCount = (products: number) =>
  2 ** Math.ceil(Math.log2(Math.max(products / PART_SIZE, 1)));

/**
 * Part → its pages. A product stays in its part until the number of products doubles or halves.
 * With `moved`, a part with none of these products gives only how many pages it has.
 */
export function siteEntries(reader: SnapshotReader, productSlug: string): Map<string, SiteEntry[]>;
export function siteEntries(
  reader: SnapshotReader,
  productSlug: string,
  moved: MovedProducts | null,
): Map<string, SiteEntry[] | number>;
export function siteEntries(
  reader: SnapshotReader,
  productSlug: string,
  moved: MovedProducts | null = null,
): Map<string, SiteEntry[] | number> {
  const to = (name: RouteName, locale: Locale, params?: Record<string, string>) =>
    routePath(name, locale, productSlug, params);
  const both = (name: RouteName, param?: string, entry?: PathEntry): SiteEntry => {
    const params = (locale: Locale) =>
      param && entry ? { [param]: entry.url[locale] } : undefined;
    return { nl: to(name, 'nl', params('nl')), en: to(name, 'en', params('en')) };
  };

  /** Only if no language hides it: an entry names both. */
  const addContent = (name: RouteName, entry: SiteEntry, path: SiteEntry = entry) => {
    const contentOnly = CONTENT_ONLY.includes(name);
    const isListed = LOCALES.every((locale) =>
      isIndexed(reader.content(path[locale], locale), { contentOnly }),
    );
    if (isListed) entries.push(entry);
  };

  const entries: SiteEntry[] = [];
  const parts = new Map<string, SiteEntry[] | number>([[PAGES, entries]]);
  const addProducts = (name: RouteName, param: string, all: readonly PathEntry[]) => {
    const count = partCount(all.length);
    const isSplitAnew = !moved || partCount(all.length - moved.more) !== count;
    const changed = isSplitAnew ? null : new Set([...moved.ids].map((id) => id % count));
    const filled = Array.from({ length: count }, (_, part): SiteEntry[] | number =>
      !changed || changed.has(part) ? [] : 0,
    );
    for (const entry of all) {
      const part = filled[entry.id % count]!;
      if (typeof part === 'number') filled[entry.id % count] = part + 1;
      else part.push(both(name, param, entry));
    }
    for (const [part, pages] of filled.entries()) parts.set(`products-${part + 1}`, pages);
  };
  const add = (name: RouteName, param: string, all: readonly PathEntry[]) => {
    for (const entry of all) entries.push(both(name, param, entry));
  };
  for (const row of ROUTES) {
    if (!row.indexed) continue;
    switch (row.name) {
      case 'product-detail-url':
        addProducts(row.name, 'url', reader.productPaths());
        break;
      case 'product-lister-all':
        add(row.name, 'pathMatch', reader.webNodePaths());
        break;
      case 'brand-url':
        add(row.name, 'url', reader.brandPaths());
        break;
      case 'store-detail-url':
        add(row.name, 'url', reader.storePaths());
        break;
      case 'all':
        for (const { path } of reader.contentPaths()) {
          const entry = {
            nl: to('all', 'nl', { pathMatch: path.nl }),
            en: to('all', 'en', { pathMatch: path.en }),
          };
          addContent(row.name, entry, path);
        }
        break;
      case 'tool-wall':
      case 'tool-joint':
        if (reader.config().tools.some(({ name }) => `tool-${name}` === row.name)) {
          entries.push(both(row.name));
        }
        break;
      default:
        addContent(row.name, both(row.name));
    }
  }
  return parts;
}
