import type { Locale } from '../../../domain/shared/common.ts';
import { robotsRules, isIndexed } from '../../../domain/frame/is-indexed.ts';
import type { ContentPage } from '../../../domain/content/content.ts';
import { snapshot } from '../../../publish/snapshot/reader.ts';

/** Metadata of a page for search engines and social networks (spec 1 §4.4). */
export interface PageHead {
  title: string;
  /** The title is complete; otherwise the company name is added to it. */
  isWholeTitle?: boolean;
  description?: string | null;
  /** Path of this page in each language, without query. */
  paths: Record<Locale, string>;
  /** Path or URL of the picture for social networks. */
  image?: string | null;
  keywords?: string | null;
  type?: 'website' | 'article' | 'product';
  /** False adds `noindex`. */
  indexed?: boolean;
  noFollow?: boolean;
  /** Additional robots rules, separated by commas. */
  robots?: string | null;
  /** Absolute URL of the page; null: its path on SITE_URL. */
  url?: string | null;
  /** Site name for social networks; null: the brand's. */
  siteName?: string | null;
  /** Structured data in addition to the breadcrumbs that the layout adds. */
  jsonLd?: object[];
}

/**
 * Content of the robots meta tag, e.g. `noindex, nofollow`, without duplicates; null if
 * unrestricted.
 */
export function robotsOf({ indexed = true, noFollow = false, robots }: PageHead): string | null {
  const ownRules = [indexed ? '' : 'noindex', noFollow ? 'nofollow' : ''];
  const rules = new Set([...ownRules, ...robotsRules(robots)]);
  for (const unrestricted of ['', 'all', 'index', 'follow']) rules.delete(unrestricted);
  return rules.size > 0 ? [...rules].join(', ') : null;
}

/** The document title: with the company name, once. */
export function fullTitle(title: string, company: string): string {
  return title.includes(company) ? title : `${title} | ${company}`;
}

/**
 * The content of a page in one language, looked up by its path. A page without content gets the
 * fallback: the content of the home page without its metadata (spec 1 §4.4).
 */
export function pageContent(paths: Record<Locale, string>, locale: Locale): ContentPage {
  const page = snapshot().content(paths[locale], locale);
  if (page.status !== 'NotFound') return page;
  const { parts } = snapshot().content('/', locale);
  return { ...page, article: { ...page.article, title: '', banners: [] }, parts, pageMeta: null };
}

/**
 * The complete head of a content page (spec 1 §4.4); `fallback` supplies values that the content
 * has no metadata for.
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

/**
 * The URL of a link on the given domain, with or without `https://`; null if it is not a web URL.
 */
function webAddress(link: string, domain: string): string | null {
  const url = URL.parse(link, domain.includes('://') ? domain : `https://${domain}`);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
