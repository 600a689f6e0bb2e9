import { useCallback, useState } from 'react';
import type { Paged } from '../../domain/orders/order.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

interface PagedList<Item> {
  loaded: Loaded<Paged<Item>>;
  reload: () => Promise<void>;
  /** Items of all pages so far. */
  items: readonly Item[];
  /** How the last "show more" goes. */
  more: 'idle' | 'busy' | 'failed';
  showMore: () => Promise<void>;
}

/**
 * A list that grows by a page at a time. `load` answers the items after an offset, null where the
 * call failed; it must be the same function from render to render.
 */
export function usePaged<Item>(
  load: (offset: number) => Promise<Paged<Item> | null>,
): PagedList<Item> {
  const [added, setAdded] = useState<readonly Item[]>([]);
  const [more, setMore] = useState<PagedList<Item>['more']>('idle');
  const { loaded, reload } = useLoaded(useCallback(() => load(0), [load]));
  const first = loaded.status === 'ready' ? loaded.data.items : [];
  const items = [...first, ...added];

  async function showMore(): Promise<void> {
    setMore('busy');
    const page = await load(items.length).catch(() => null);
    if (page) setAdded((before) => [...before, ...page.items]);
    setMore(page ? 'idle' : 'failed');
  }

  return { loaded, reload, items, more, showMore };
}
