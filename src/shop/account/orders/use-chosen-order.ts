import { useEffect, useState } from 'react';

const KEY = 'order';

/** The order in a query: `?order=300001`; null for the list. */
const chosenIn = (search: string): number | null => {
  const value = new URLSearchParams(search).get(KEY) ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
};

/** URL of an order on this page; with null, of the list. */
export function orderAddress(id: number | null): string {
  const query = new URLSearchParams(location.search);
  if (id === null) query.delete(KEY);
  else query.set(KEY, String(id));
  const text = query.toString();
  return location.pathname + (text && `?${text}`);
}

/**
 * The visible order, kept in the URL so that Back returns to the list and links can be saved.
 * `close` goes back in history if the list was the previous entry.
 */
export function useChosenOrder() {
  const [chosen, setChosen] = useState(() => chosenIn(location.search));
  useEffect(() => {
    const follow = () => setChosen(chosenIn(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = (id: number | null) => {
    history.pushState({ fromList: id !== null }, '', orderAddress(id));
    setChosen(id);
  };
  return {
    chosen,
    open: (id: number) => go(id),
    close() {
      const { fromList } = (history.state ?? {}) as { fromList?: boolean };
      if (fromList) history.back();
      else go(null);
    },
  };
}
