import { useEffect, useRef } from 'react';
import { fill } from '../../i18n/fill.ts';
import { LIST_QUERY_KEYS, listQuery } from '../../domain/listing/list-query.ts';
import type { ListState } from '../../domain/listing/list-state.ts';

/**
 * The title of a page of a list, e.g. `Gips, pagina 2 | Bouwmaat`. `title`: the prerendered title,
 * that of page 1; `text`: `Pagina {page}`; `name`: replaces the list's name.
 */
export function titleOfPage(title: string, page: number, text: string, name?: string): string {
  const [company = '', ...rest] = title.split('|').reverse();
  const called = name ?? rest.reverse().join('|').trim();
  const numbered = page > 1 ? [called, fill(text, { page }).toLowerCase()] : [called];
  return [numbered.filter(Boolean).join(', '), company.trim()].filter(Boolean).join(' | ');
}

/**
 * Adds the page number to the document title. `name`: name of the list, where the prerendered title
 * does not contain it.
 */
export function usePageTitle(page: number, text: string, name?: string): void {
  const prerendered = useRef('');
  useEffect(() => {
    prerendered.current ||= document.title;
    document.title = titleOfPage(prerendered.current, page, text, name);
  }, [page, text, name]);
}

/** Sets the page number in the URL of a list. */
export function addressOfPage(href: string, page: number): string {
  const url = new URL(href);
  if (page > 1) url.searchParams.set(LIST_QUERY_KEYS.page, String(page));
  else url.searchParams.delete(LIST_QUERY_KEYS.page);
  return url.href;
}

/** The page number in the canonical URL; 1 if filters or a sort order are set. */
export function ownPage(state: ListState, initial: ListState): number {
  const query = listQuery(state, initial);
  return query.size === 1 && query.has(LIST_QUERY_KEYS.page) ? state.page : 1;
}

/**
 * Sets canonical, hreflang and og:url to the current page of the list. All pages of a list share
 * one static file, whose HTML refers to page 1.
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
