import type { Locale } from '../../../domain/shared/common.ts';
import { robotsRules, isIndexed } from '../../../domain/frame/is-indexed.ts';
import type { ContentPage } from '../../../domain/content/content.ts';
import { snapshot } from '../../../publish/snapshot/reader.ts';

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

/**
 * What editors wrote for a page, found by the page's own address in that language. A page without
 * its own content gets the generic fallback: what home shows, without page meta (spec 1 §4.4).
 */
export function pageContent(paths: Record<Locale, string>, locale: Locale): ContentPage {
  const page = snapshot().content(paths[locale], locale);
  if (page.status !== 'NotFound') return page;
  const { parts } = snapshot().content('/', locale);
  return { ...page, article: { ...page.article, title: '', banners: [] }, parts, pageMeta: null };
}

/**
 * The head of a page, whole from its content answer (spec 1 §4.4); `fallback` names what stands
 * there where the answer has no page meta.
 */
export function contentHead(
  page: ContentPage,
  paths: Record<Locale, string>,
  fallback: { title: string; description?: string },
): PageHead {
  const { pageMeta: meta, article, status } = page;
  return {
    title: meta?.title || fallback.title,
    isWholeTitle: Boolean(meta?.title),
    description: meta?.description ?? fallback.description ?? null,
    paths,
    image: meta?.image ?? null,
    keywords: meta?.keywords ?? null,
    type: meta?.type === 'article' ? 'article' : 'website',
    indexed: isIndexed(page),
    noFollow: status === 'Ok' && article.robotsNoFollow,
    robots: meta?.robots ?? null,
    url: meta && webAddress(meta.link, meta.domain),
    siteName: meta?.siteName ?? null,
  };
}

/** The address of a link on a domain, with or without `https://`; null where it is no web address. */
function webAddress(link: string, domain: string): string | null {
  const url = URL.parse(link, domain.includes('://') ? domain : `https://${domain}`);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
