import { useEffect, useState } from 'react';
import { urlOfRow } from './row-url.ts';

/**
 * Marks the row of the selected store in a list of stores; answers the url of the store whose row
 * the pointer or the focus is on.
 */
export function useRowsInStep(list: HTMLElement, selectedUrl: string | null): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const done = new AbortController();
    const point = ({ target }: Event) => {
      const row = (target as Element).closest('li');
      setPointed(row && urlOfRow(row));
    };
    const leave = () => setPointed(null);
    for (const type of ['pointerover', 'focusin']) {
      list.addEventListener(type, point, { signal: done.signal });
    }
    for (const type of ['pointerleave', 'focusout']) {
      list.addEventListener(type, leave, { signal: done.signal });
    }
    return () => done.abort();
  }, [list]);
  useEffect(() => {
    for (const row of list.children) {
      row.classList.toggle('is-marked', selectedUrl !== null && urlOfRow(row) === selectedUrl);
    }
  });
  return pointed;
}
