import { useEffect, useRef } from 'react';
import { fill } from '../../i18n/fill.ts';
import { LIST_QUERY_KEYS, listQuery } from '../../domain/listing/list-query.ts';
import type { ListState } from '../../domain/listing/list-state.ts';

/**
 * The title of a page of a list, e.g. `Gips, pagina 2 | Bouwmaat`. `title`: the prerendered one, which
 * is that of the first page; `text`: `Pagina {page}`; `name` replaces what the list is called.
 */
export function titleOfPage(title: string, page: number, text: string, name?: string): string {
  const [company = '', ...rest] = title.split('|').reverse();
  const called = name ?? rest.reverse().join('|').trim();
  const numbered = page > 1 ? [called, fill(text, { page }).toLowerCase()] : [called];
  return [numbered.filter(Boolean).join(', '), company.trim()].filter(Boolean).join(' | ');
}

/**
 * Says in the title of the document which page of a list shows. `name`: what the list is called, where
 * the prerendered title does not say so.
 */
export function usePageTitle(page: number, text: string, name?: string): void {
  const prerendered = useRef('');
  useEffect(() => {
    prerendered.current ||= document.title;
    document.title = titleOfPage(prerendered.current, page, text, name);
  }, [page, text, name]);
}

/** Sets the page number in the address of a list. */
export function addressOfPage(href: string, page: number): string {
  const url = new URL(href);
  if (page > 1) url.searchParams.set(LIST_QUERY_KEYS.page, String(page));
  else url.searchParams.delete(LIST_QUERY_KEYS.page);
  return url.href;
}

/** The page number that belongs in the canonical address; 1 where filters or a sort order are set. */
export function ownPage(state: ListState, initial: ListState): number {
  const query = listQuery(state, initial);
  return query.size === 1 && query.has(LIST_QUERY_KEYS.page) ? state.page : 1;
}

/**
 * Sets canonical, hreflang and og:url to the page of the list that is shown. All pages of a list are
 * served from one static file, whose HTML names page 1.
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
