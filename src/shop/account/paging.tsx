import texts from 'texts:orders/paging';
import { useCallback, useState } from 'react';
import type { Locale } from '../../domain/shared/common.ts';
import { fill } from '../../i18n/fill.ts';
import type { Paged } from '../../domain/orders/order.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

interface Props {
  shown: number;
  /** Items of the first page. */
  first: number;
  total: number;
  state: 'idle' | 'busy' | 'failed';
  onMore: () => void;
  locale: Locale;
}

/** How much of a list is shown, and the way to the rest of it. */
export function ShowMore({ shown, first, total, state, onMore, locale }: Props) {
  const t = texts[locale];
  if (total <= first) return null;
  return (
    <div className="mt-6 flex flex-col items-center gap-3">
      <p className="text-sm text-muted" role="status">
        {state === 'failed' ? t.failed : fill(t.shown ?? '', { shown, total })}
      </p>
      {shown < total && (
        <button
          className="btn btn-light"
          type="button"
          // Disabled, it would lose the focus.
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
