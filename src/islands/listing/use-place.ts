import { useEffect, useRef } from 'react';
import type { ListStatus } from '../../stores/product-list.ts';
import { isReturn, notedPlace, notePlace } from './kept-place.ts';

/**
 * Once the list is there that a visitor came back to, so is the place in it: by Back and Forward
 * among its states, and from another page. `status` and `address` tell how the list stands now,
 * which a render may not know yet; `view` changes with it. Answers what to call before a state is
 * left for a new one.
 */
export function usePlace(view: unknown, status: () => ListStatus, address: () => string) {
  const wanted = useRef<number | null>(null);
  /** The list that is shown; `search` is what the browser's address said then, cheap to compare. */
  const here = useRef({ address: '', search: '' });
  const now = useRef(address);
  useEffect(() => {
    now.current = address;
  });

  useEffect(() => {
    const places = new Map<string, number>();
    wanted.current = isReturn() ? notedPlace() : null;
    const back = () => {
      const next = now.current();
      if (next !== here.current.address) wanted.current = places.get(next) ?? notedPlace();
    };
    // After Back the browser scrolls by itself, while the list that was left is still shown: that
    // place is nobody's.
    const scrolled = () => {
      const { address: shown, search } = here.current;
      if (location.search === search) places.set(shown, Math.round(scrollY));
    };
    const done = new AbortController();
    const options = { signal: done.signal, passive: true };
    addEventListener('scroll', scrolled, options);
    addEventListener('popstate', back, options);
    addEventListener('pagehide', notePlace, options);
    return () => done.abort();
  }, []);

  useEffect(() => {
    here.current = { address: now.current(), search: location.search };
    requestAnimationFrame(() => {
      const top = wanted.current;
      if (top === null || status() === 'loading') return;
      wanted.current = null;
      scrollTo({ top, behavior: 'instant' });
    });
  }, [view, status]);

  return () => {
    notePlace();
    wanted.current = null;
  };
}
