import type { Locale } from '../../../domain/shared/common.ts';
import { robotsRules } from '../../../domain/frame/is-indexed.ts';

/** What a page says about itself to search engines and social networks (spec 1 §4.4). */
export interface PageHead {
  title: string;
  /** True: shown as it is; else the head adds the company's name. */
  isWholeTitle?: boolean;
  description?: string | null;
  /** Address of this same page in each language, without query. */
  paths: Record<Locale, string>;
  /** Path or address of a picture for social networks. */
  image?: string | null;
  keywords?: string | null;
  type?: 'website' | 'article' | 'product';
  /** False: noindex. */
  indexed?: boolean;
  noFollow?: boolean;
  /** Further rules for robots, separated by commas. */
  robots?: string | null;
  /** Absolute address of the page; null: its path below SITE_URL. */
  url?: string | null;
  /** Name of the site for social networks; null: the brand's. */
  siteName?: string | null;
  /** Structured data of the page, besides the crumbs that the layout adds. */
  jsonLd?: object[];
}

/** `noindex, nofollow` and the like, each rule once; null where nothing is restricted. */
export function robotsOf({ indexed = true, noFollow = false, robots }: PageHead): string | null {
  const flags = [indexed ? '' : 'noindex', noFollow ? 'nofollow' : ''];
  const rules = new Set([...flags, ...robotsRules(robots)]);
  for (const unrestricted of ['', 'all', 'index', 'follow']) rules.delete(unrestricted);
  return rules.size > 0 ? [...rules].join(', ') : null;
}

/** The title as it stands in the tab: with the company's name, once. */
export function fullTitle(title: string, company: string): string {
  return title.includes(company) ? title : `${title} | ${company}`;
}
