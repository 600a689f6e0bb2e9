import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Store } from '../../../domain/store/store.ts';
import { api } from '../../calls/api.ts';
import { createStoreFinder } from '../../store/store-finder.ts';

interface Start {
  /** Of the customer; empty: not known. */
  postcode: string;
  /** Comes first until the customer searches. */
  preferredId: number | null;
}

/** Stores for pickup: the preferred one first, then the nearest to the customer. */
export function useBranches({ postcode, preferredId }: Start, locale: Locale) {
  const finder = useMemo(() => createStoreFinder(api(locale)), [locale]);
  const view = useStore(finder.$view);
  const [isSearched, setSearched] = useState(false);
  useEffect(() => void finder.search(postcode), [finder, postcode]);
  const stores = isSearched ? view.stores : preferredFirst(view.stores, preferredId);
  return {
    ...view,
    stores,
    search(term: string) {
      setSearched(term.trim() !== '');
      void finder.search(term.trim() || postcode);
    },
    here() {
      setSearched(true);
      void finder.here();
    },
  };
}

function preferredFirst(stores: Store[] | null, id: number | null): Store[] | null {
  const preferred = stores?.find((store) => store.id === id);
  if (!stores || !preferred) return stores;
  return [preferred, ...stores.filter((store) => store !== preferred)];
}
