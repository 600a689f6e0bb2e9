import texts from 'texts:orders/paging';
import { useCallback, useState } from 'react';
import type { Locale } from '../../domain/shared/common.ts';
import { fill } from '../../i18n/fill.ts';
import type { Paged } from '../../domain/orders/order.ts';
import { type Loaded, useLoaded } from './loaded-part.tsx';

interface Props {
  shownCount: number;
  /** Number of items on the first page. */
  pageSize: number;
  total: number;
  state: 'idle' | 'busy' | 'failed';
  onMore: () => void;
  locale: Locale;
}

/** Shows how much of a list is visible, and a button that loads more. */
export function ShowMore({ shownCount, pageSize, total, state, onMore, locale }: Props) {
  const t = texts[locale];
  if (total <= pageSize) return null;
  return (
    <div className="mt-6 flex flex-col items-center gap-3">
      <p className="text-sm text-muted" role="status">
        {state === 'failed' ? t.failed : fill(t.shown, { shown: shownCount, total })}
      </p>
      {shownCount < total && (
        <button
          className="btn btn-light"
          type="button"
          // `disabled` would drop the focus.
          aria-disabled={state === 'busy'}
          onClick={() => state !== 'busy' && onMore()}
        >
          {t.more}
        </button>
      )}
    </div>
  );
}

interface PagedList<Item> {
  loaded: Loaded<Paged<Item>>;
  reload: () => Promise<void>;
  /** Items of all pages loaded so far. */
  items: readonly Item[];
  /** State of the last "show more". */
  moreState: 'idle' | 'busy' | 'failed';
  showMore: () => Promise<void>;
}

/**
 * A list that loads page by page. `load` returns the items after an offset, null on failure; it
 * must be referentially stable.
 */
export function usePaged<Item>(
  load: (offset: number) => Promise<Paged<Item> | null>,
): PagedList<Item> {
  const [addedItems, setAddedItems] = useState<readonly Item[]>([]);
  const [moreState, setMoreState] = useState<PagedList<Item>['moreState']>('idle');
  const { loaded, reload } = useLoaded(useCallback(() => load(0), [load]));
  const firstItems = loaded.status === 'ready' ? loaded.data.items : [];
  const items = [...firstItems, ...addedItems];

  async function showMore(): Promise<void> {
    setMoreState('busy');
    const page = await load(items.length).catch(() => null);
    if (page) setAddedItems((before) => [...before, ...page.items]);
    setMoreState(page ? 'idle' : 'failed');
  }

  return { loaded, reload, items, moreState, showMore };
}
