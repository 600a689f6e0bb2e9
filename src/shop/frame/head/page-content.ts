import type { Locale } from '../../../domain/shared/common.ts';
import type { ContentPage } from '../../../domain/content/content.ts';
import { isIndexed } from '../../../domain/frame/is-indexed.ts';
import { snapshot } from '../../../publish/snapshot/reader.ts';
import type { PageHead } from './page-head.ts';

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
