import { useCallback, useSyncExternalStore } from 'react';
import { sharedListKey } from '../../../domain/account/wishlists.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { CardSettings } from '../../listing/card-settings.ts';

const LIST_KEY = 'list';
const ADDRESS_CHANGED = 'list:address';

/** Query of a list on the lists page: `?list=12`. */
export const listQuery = (id: number): string => `?${LIST_KEY}=${id}`;

const subscribe = (onChange: () => void) => {
  addEventListener('popstate', onChange);
  addEventListener(ADDRESS_CHANGED, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(ADDRESS_CHANGED, onChange);
  };
};

/**
 * The list in the URL: its id (0 if invalid), null for all lists, undefined while the page is
 * prerendered or shows a shared list. `open` pushes a history entry, so that Back works.
 */
export function useListAddress(): {
  listId: number | null | undefined;
  open: (id: number | null) => void;
} {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  );
  const isKnown = search !== undefined && sharedListKey(search) === null;
  const listParameter = isKnown ? new URLSearchParams(search).get(LIST_KEY) : undefined;
  const listId =
    typeof listParameter === 'string'
      ? Number(/^\d{1,10}$/.exec(listParameter)?.[0] ?? 0)
      : listParameter;
  const open = useCallback((id: number | null) => {
    history.pushState(null, '', location.pathname + (id === null ? '' : listQuery(id)));
    dispatchEvent(new Event(ADDRESS_CHANGED));
    // Start at the top, as on a new page.
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, []);
  return { listId, open };
}

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>;

/** Handles a plain click on a link; clicks that open a tab or window are left to the browser. */
export const onPlainClick = (handleClick: () => void) => (event: Click) => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  handleClick();
};

/** Props that the wishlist page passes to its islands. */
export interface ListPageProps {
  locale: Locale;
  settings: CardSettings;
}
