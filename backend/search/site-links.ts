import type { SiteLinkRecords } from '../../src/api/search/calls.ts';
import { SITE_LINKS_LIMIT } from '../../src/domain/search/search-constants.ts';
import { storesForTerm } from '../../src/domain/store/store-filter.ts';
import type { ToolName } from '../../src/domain/tools/tool-table.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { href } from '../../src/i18n/href.ts';
import type { CatalogueStore } from '../catalogue/reads/catalogue.ts';
import type { SitePage, SitePages } from './site-pages.ts';

/** What the search looks through beside products. */
export interface SiteSource {
  pages: SitePages;
  stores: readonly CatalogueStore[];
  /** Returns whether the products of a tool are sold. */
  hasTool(tool: ToolName): boolean;
}

/** Returns the questions, pages and branches that a search asks for; an empty group is left out. */
export function siteLinks(
  term: string,
  { pages, stores, hasTool }: SiteSource,
  locale: Locale,
): SiteLinkRecords {
  const found = pages(term).filter(({ tool }) => !tool || hasTool(tool));
  const ofKind = (kind: SitePage['kind']) =>
    found
      .filter((page) => page.kind === kind)
      .slice(0, SITE_LINKS_LIMIT)
      .map(({ name, url }) => ({ Name: name, Url: url }));
  const named = stores.map(({ name, url, details }) => ({ ...details, name, url }));
  const branches = storesForTerm(term, named)
    .slice(0, SITE_LINKS_LIMIT)
    .map(({ name, url }) => ({ Name: name, Url: href(locale)('store-detail-url', { url }) }));
  const groups = { Questions: ofKind('question'), Pages: ofKind('page'), Stores: branches };
  return Object.fromEntries(Object.entries(groups).filter(([, links]) => links.length > 0));
}
