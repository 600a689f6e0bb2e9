import texts from 'texts:orders/paging';
import { useCallback, useState } from 'react';
import type { Locale } from '../../domain/shared/common.ts';
import { fill } from '../../i18n/fill.ts';
import type { Paged } from '../../domain/orders/order.ts';
import { type Loaded, useLoaded } from './loaded-part.tsx';

interface Props {
  shown: number;
  /** Number of items on the first page. */
  first: number;
  total: number;
  state: 'idle' | 'busy' | 'failed';
  onMore: () => void;
  locale: Locale;
}

/** Shows how much of a list is visible, and a button that loads more. */
export function ShowMore({ shown, first, total, state, onMore, locale }: Props) {
  const t = texts[locale];
  if (total <= first) return null;
  return (
    <div className="mt-6 flex flex-col items-center gap-3">
      <p className="text-sm text-muted" role="status">
        {state === 'failed' ? t.failed : fill(t.shown, { shown, total })}
      </p>
      {shown < total && (
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
  more: 'idle' | 'busy' | 'failed';
  showMore: () => Promise<void>;
}

/**
 * A list that loads page by page. `load` returns the items after an offset, null on failure; it
 * must be referentially stable.
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
