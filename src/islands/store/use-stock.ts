import { useEffect, useState } from 'react';
import type { Locale } from '../../domain/entities/common.ts';
import type { StoreStock } from '../../domain/entities/product.ts';
import { api } from '../../stores/api.ts';
import { stockPerStore } from '../../stores/stock-per-store.ts';

/** What the opener knew already: the attribute `stocks`, as JSON of store ids and quantities. */
function given(stocks: string | undefined): StoreStock[] | null {
  try {
    return stocks ? (JSON.parse(stocks) as StoreStock[]) : null;
  } catch {
    return null;
  }
}

/** What lies of a product in each branch; null while that is not known. */
export function useStock(attrs: Record<string, string>, locale: Locale): StoreStock[] | null {
  const [stock, setStock] = useState(() => given(attrs['stocks']));
  const id = Number(attrs['product'] ?? 0);
  useEffect(() => {
    if (!id) return undefined;
    let isWanted = true;
    void stockPerStore(api(locale), id).then((found) => isWanted && found && setStock(found));
    return () => {
      isWanted = false;
    };
  }, [id, locale]);
  return stock;
}
