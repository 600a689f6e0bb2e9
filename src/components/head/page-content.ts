import type { Locale } from '../../domain/entities/common.ts';
import type { ContentPage } from '../../domain/entities/content.ts';
import { snapshot } from '../../snapshot/reader.ts';
import type { PageHead } from './page-head.ts';

/** What editors wrote for a page, found by the page's own address in that language. */
export function pageContent(paths: Record<Locale, string>, locale: Locale): ContentPage {
  return snapshot().content(paths[locale], locale);
}

/**
 * The head of a page from its content answer (spec 1 §4.4); `fallback` names what stands
 * there where editors wrote nothing.
 */
export function contentHead(
  page: ContentPage,
  paths: Record<Locale, string>,
  fallback: { title: string; description?: string },
): PageHead {
  const { pageMeta: meta, article, status } = page;
  return {
    title: meta?.title || fallback.title,
    description: meta?.description ?? fallback.description ?? null,
    paths,
    image: meta?.image ?? null,
    keywords: meta?.keywords ?? null,
    type: meta?.type === 'article' ? 'article' : 'website',
    indexed: !(status === 'Ok' && article.robotsNoIndex),
    noFollow: status === 'Ok' && article.robotsNoFollow,
  };
}
