import texts from 'texts:checkout/stores';
import { type FormEvent, useState, useEffect, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { type FinderProblem, createStoreFinder } from '../../store/store-finder.ts';
import { Icon } from '../../ui/icon.tsx';
import { useCheckout } from '../context.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Store } from '../../../domain/store/store.ts';
import { api } from '../../calls/api.ts';

interface Props {
  problem: FinderProblem | null;
  isBusy: boolean;
  onSearch: (term: string) => void;
  onFindNearby: () => void;
}

/** Searches stores near a postcode, a town, or the customer's position. */
export function StoreSearch({ problem, isBusy, onSearch, onFindNearby }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const [term, setTerm] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(term);
  };
  return (
    <form className="grid gap-1" role="search" onSubmit={submit}>
      <label className="font-medium" htmlFor="store-term">
        {t.search}
      </label>
      <div className="flex gap-2">
        <input
          className="field min-w-0 grow"
          id="store-term"
          type="search"
          enterKeyHint="search"
          autoComplete="postal-code"
          value={term}
          aria-describedby="store-problem"
          onChange={(event) => setTerm(event.target.value)}
        />
        <button className="btn btn-light" type="submit">
          {t.find}
        </button>
      </div>
      <button
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        type="button"
        // `disabled` would drop the focus.
        aria-disabled={isBusy}
        onClick={() => !isBusy && onFindNearby()}
      >
        <Icon name="pin" />
        {t.here}
      </button>
      <p className="font-medium text-discount empty:hidden" id="store-problem" role="alert">
        {problem && t[`problem-${problem}`]}
      </p>
    </form>
  );
}

interface BranchesOrder {
  /** Postcode of the customer; empty: unknown. */
  postcode: string;
  /** Listed first until the customer searches. */
  preferredId: number | null;
}

/** Stores for pickup: the preferred one first, then by distance to the customer. */
export function usePickupStores({ postcode, preferredId }: BranchesOrder, locale: Locale) {
  const finder = useMemo(() => createStoreFinder(api(locale)), [locale]);
  const view = useStore(finder.$view);
  const [hasSearched, setHasSearched] = useState(false);
  useEffect(() => void finder.search(postcode), [finder, postcode]);
  const stores = hasSearched ? view.stores : preferredFirst(view.stores, preferredId);
  return {
    ...view,
    stores,
    search(term: string) {
      setHasSearched(term.trim() !== '');
      void finder.search(term.trim() || postcode);
    },
    findNearby() {
      setHasSearched(true);
      void finder.findNearby();
    },
  };
}

function preferredFirst(stores: Store[] | null, id: number | null): Store[] | null {
  const preferred = stores?.find((store) => store.id === id);
  if (!stores || !preferred) return stores;
  return [preferred, ...stores.filter((store) => store !== preferred)];
}
