import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import texts from 'texts:wishlists/detail';
import type { Locale } from '../../../domain/shared/common.ts';
import type { ProductSummary } from '../../../domain/product/product.ts';
import type { Wishlist } from '../../../domain/account/wishlists.ts';
import { failureText } from '../../calls/failure-text.ts';
import { notify } from '../../calls/notification.ts';
import { fetchProductsById } from '../../listing/products-by-id.ts';
import { removeFromWishlist, setWishlistQuantity, loadWishlist } from './wishlist.ts';

/**
 * Returns a function that sends values, one request per key at a time. Of the values passed while a
 * request is pending, only the last is sent next, so quick clicks arrive in order. `send` must not
 * reject.
 */
export function sendLatest<Key, Value>(
  send: (key: Key, value: Value) => Promise<unknown>,
): (key: Key, value: Value) => Promise<void> {
  const waiting = new Map<Key, Value>();
  const busy = new Set<Key>();
  return async (key, value) => {
    waiting.set(key, value);
    if (busy.has(key)) return;
    busy.add(key);
    while (waiting.has(key)) {
      const next = waiting.get(key) as Value;
      waiting.delete(key);
      await send(key, next);
    }
    busy.delete(key);
  };
}

/** A product on the visible list. A removed one stays visible, so that it can be restored. */
export interface ListedLine {
  productId: number;
  /** Null if the product is no longer available. */
  product: ProductSummary | null;
  quantity: number;
  isRemoved: boolean;
}

export interface LoadedList {
  list: Wishlist;
  lines: ListedLine[];
}

export type WishlistState =
  | { status: 'loading' | 'failed' | 'missing' }
  | ({ status: 'ready' } & LoadedList);

type LineChange = Pick<ListedLine, 'quantity' | 'isRemoved'>;

async function loadList(locale: Locale, id: number): Promise<WishlistState> {
  const outcome = await loadWishlist(locale, id);
  if (!outcome.ok)
    return { status: ['NotFound', 'BadRequest'].includes(outcome.kind) ? 'missing' : 'failed' };
  const list = outcome.data;
  const products = await fetchProductsById(
    list.products.map(({ productId }) => productId),
    locale,
  );
  if (!products) return { status: 'failed' };
  const lines = list.products.map((line) => ({
    ...line,
    product: products.get(line.productId) ?? null,
    isRemoved: false,
  }));
  return { status: 'ready', list, lines };
}

/**
 * One list of the customer, with optimistic updates: if saving fails, the line reverts to its last
 * saved state and a notification is shown.
 */
export function useWishlist(locale: Locale, id: number) {
  const [state, setState] = useState<WishlistState>({ status: 'loading' });
  const saved = useRef(new Map<number, LineChange>());

  const reload = useCallback(async () => {
    setState({ status: 'loading' });
    const next = await loadList(locale, id);
    if (next.status === 'ready')
      saved.current = new Map(next.lines.map((line) => [line.productId, line]));
    setState(next);
  }, [locale, id]);
  useEffect(() => void reload(), [reload]);

  const { changeLine, changeList } = useMemo(() => {
    const showLine = (productId: number, change: LineChange) =>
      setState((now) =>
        now.status === 'ready'
          ? {
              ...now,
              lines: now.lines.map((line) =>
                line.productId === productId
                  ? { ...line, quantity: change.quantity, isRemoved: change.isRemoved }
                  : line,
              ),
            }
          : now,
      );
    const saveLine = sendLatest(async (productId: number, change: LineChange) => {
      const { quantity } = change;
      const outcome = change.isRemoved
        ? await removeFromWishlist(locale, id, productId)
        : await setWishlistQuantity(locale, id, { productId, quantity });
      if (outcome.ok) return void saved.current.set(productId, change);
      notify(failureText(outcome, texts[locale].failed), 'warning');
      const before = saved.current.get(productId);
      if (before) showLine(productId, before);
    });
    return {
      changeLine(productId: number, change: LineChange) {
        showLine(productId, change);
        void saveLine(productId, change);
      },
      changeList: (change: Partial<Wishlist>) =>
        setState((now) =>
          now.status === 'ready' ? { ...now, list: { ...now.list, ...change } } : now,
        ),
    };
  }, [locale, id]);

  return { state, reload, changeLine, changeList };
}
