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
  const listName = name ?? rest.reverse().join('|').trim();
  const nameAndPage = page > 1 ? [listName, fill(text, { page }).toLowerCase()] : [listName];
  return [nameAndPage.filter(Boolean).join(', '), company.trim()].filter(Boolean).join(' | ');
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

/** The page number for the canonical URL; 1 if filters or a sort order are set. */
export function canonicalPage(state: ListState, initial: ListState): number {
  const query = listQuery(state, initial);
  return query.size === 1 && query.has(LIST_QUERY_KEYS.page) ? state.page : 1;
}

/**
 * Sets canonical, hreflang and og:url to the current page of the list. All pages of a list share
 * one static file, whose HTML refers to page 1.
 */
export function useSelfCanonical(state: ListState, initial: ListState): void {
  const page = canonicalPage(state, initial);
  useEffect(() => {
    const selector = 'link[rel=canonical], link[rel=alternate][hreflang]';
    for (const link of document.querySelectorAll<HTMLLinkElement>(selector))
      link.href = addressOfPage(link.href, page);
    const ogUrl = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
    if (ogUrl) ogUrl.content = addressOfPage(ogUrl.content, page);
  }, [page]);
}
