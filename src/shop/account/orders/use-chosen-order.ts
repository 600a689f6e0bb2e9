import { useEffect, useState } from 'react';

const ORDER_PARAMETER = 'order';

/** The order in a query: `?order=300001`; null for the list. */
const orderOfQuery = (search: string): number | null => {
  const value = new URLSearchParams(search).get(ORDER_PARAMETER) ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
};

/** URL of an order on this page; with null, of the list. */
export function orderAddress(id: number | null): string {
  const query = new URLSearchParams(location.search);
  if (id === null) query.delete(ORDER_PARAMETER);
  else query.set(ORDER_PARAMETER, String(id));
  const text = query.toString();
  return location.pathname + (text && `?${text}`);
}

/**
 * The visible order, kept in the URL so that Back returns to the list and links can be saved.
 * `close` goes back in history if the list was the previous entry.
 */
export function useChosenOrder() {
  const [chosen, setChosen] = useState(() => orderOfQuery(location.search));
  useEffect(() => {
    const readUrl = () => setChosen(orderOfQuery(location.search));
    addEventListener('popstate', readUrl);
    return () => removeEventListener('popstate', readUrl);
  }, []);
  const showOrder = (id: number | null) => {
    history.pushState({ fromList: id !== null }, '', orderAddress(id));
    setChosen(id);
  };
  return {
    chosen,
    open: (id: number) => showOrder(id),
    close() {
      const { fromList } = (history.state ?? {}) as { fromList?: boolean };
      if (fromList) history.back();
      else showOrder(null);
    },
  };
}
