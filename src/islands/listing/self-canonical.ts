import { useEffect } from 'react';
import { LIST_QUERY_KEYS, listQuery } from '../../domain/list-query.ts';
import type { ListState } from '../../domain/list-state.ts';

/** The address of a page of a list, made from that of any page of it. */
export function addressOfPage(href: string, page: number): string {
  const url = new URL(href);
  if (page > 1) url.searchParams.set(LIST_QUERY_KEYS.page, String(page));
  else url.searchParams.delete(LIST_QUERY_KEYS.page);
  return url.href;
}

/** The page that a search engine is to know by itself; 1 where filters or sort make it another list. */
export function ownPage(state: ListState, initial: ListState): number {
  const query = listQuery(state, initial);
  return query.size === 1 && query.has(LIST_QUERY_KEYS.page) ? state.page : 1;
}

/**
 * Each page of a list is its own canonical, in every language: the static page that stands behind
 * all of them names the first one.
 */
export function useSelfCanonical(state: ListState, initial: ListState): void {
  const page = ownPage(state, initial);
  useEffect(() => {
    const links = 'link[rel=canonical], link[rel=alternate][hreflang]';
    for (const link of document.querySelectorAll<HTMLLinkElement>(links))
      link.href = addressOfPage(link.href, page);
    const shared = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
    if (shared) shared.content = addressOfPage(shared.content, page);
  }, [page]);
}
