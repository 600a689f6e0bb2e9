import { useEffect, useRef } from 'react';
import { titleOfPage } from './title-of-page.ts';

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
