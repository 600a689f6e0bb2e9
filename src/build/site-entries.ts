/**
 * Every page that search engines may show, with its address in each language: what the
 * sitemap lists and what hreflang must say.
 */
import type { Locale } from '../domain/entities/common.ts';
import { ROUTES, type RouteName, routePath } from '../routes.ts';
import type { PathEntry, SnapshotReader } from '../snapshot/reader.ts';

export type SiteEntry = Record<Locale, string>;

export function siteEntries(reader: SnapshotReader, productSlug: string): SiteEntry[] {
  const to = (name: RouteName, locale: Locale, params?: Record<string, string>) =>
    routePath(name, locale, productSlug, params);
  const both = (name: RouteName, param?: string, entry?: PathEntry): SiteEntry => {
    const params = (locale: Locale) =>
      param && entry ? { [param]: entry.url[locale] } : undefined;
    return { nl: to(name, 'nl', params('nl')), en: to(name, 'en', params('en')) };
  };

  const entries: SiteEntry[] = [];
  // One by one: as arguments of one call they would be too many for the stack.
  const add = (name: RouteName, param: string, all: readonly PathEntry[]) => {
    for (const entry of all) entries.push(both(name, param, entry));
  };
  for (const row of ROUTES) {
    if (!row.indexed) continue;
    switch (row.name) {
      case 'product-detail-url':
        add(row.name, 'url', reader.productPaths());
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
          const [nl, en] = (['nl', 'en'] as const).map((locale) => {
            return reader.content(path[locale], locale).article.robotsNoIndex;
          });
          if (nl || en) continue;
          entries.push({
            nl: to('all', 'nl', { pathMatch: path.nl }),
            en: to('all', 'en', { pathMatch: path.en }),
          });
        }
        break;
      default:
        entries.push(both(row.name));
    }
  }
  return entries;
}
