import type { Locale } from '../../domain/entities/common.ts';

/** What a page says about itself to search engines and social networks (spec 1 §4.4). */
export interface PageHead {
  /** Without the company's name: the head adds it. */
  title: string;
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
  /** Structured data of the page, besides the crumbs that the layout adds. */
  jsonLd?: object[];
}

/** `noindex, nofollow` and the like; null where nothing is restricted. */
export function robotsOf({ indexed = true, noFollow = false }: PageHead): string | null {
  const rules = [indexed ? '' : 'noindex', noFollow ? 'nofollow' : ''].filter(Boolean);
  return rules.length > 0 ? rules.join(', ') : null;
}

/** The title as it stands in the tab: with the company's name, once. */
export function fullTitle(title: string, company: string): string {
  return title.includes(company) ? title : `${title} | ${company}`;
}
