import { useEffect, useRef } from 'react';
import { fill } from '../../i18n/fill.ts';

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
