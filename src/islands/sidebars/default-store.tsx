import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Store } from '../../domain/entities/store.ts';
import { stockOfStore } from '../../domain/stock.ts';
import { api } from '../../stores/api.ts';
import { notify } from '../../stores/notification.ts';
import { $store, chooseStore } from '../../stores/preferred-store.ts';
import { createStoreFinder } from '../../stores/store-finder.ts';
import { BranchRow } from '../store/branch-row.tsx';
import { BranchSearch } from '../store/branch-search.tsx';
import css from '../store/branches.css?inline';
import { useStock } from '../store/use-stock.ts';
import { addStyle } from '../ui/add-style.ts';
import { type SidebarProps, useTexts } from './context.ts';

/** The choice of a preferred store, nearest first; from a product, with what lies there. */
export default function DefaultStore({ attrs, locale, close }: SidebarProps) {
  addStyle(css);
  const t = useTexts();
  const finder = useMemo(() => createStoreFinder(api(locale)), [locale]);
  const view = useStore(finder.$view);
  const chosen = useStore($store);
  const stock = useStock(attrs, locale);
  useEffect(() => void finder.search(''), [finder]);

  const choose = (store: Store) => {
    void chooseStore(store, locale);
    notify(t('defaultStore.chosen', { city: store.address.city }), 'success');
    close();
  };
  const status = view.near ? 'defaultStore.nearest' : 'defaultStore.all';
  return (
    <div className="branches">
      <BranchSearch finder={finder} view={view} t={t} />
      <p className="sr-only" role="status">
        {view.busy ? t('shell.loading') : t(status, { count: view.stores?.length ?? 0 })}
      </p>
      <ul aria-busy={view.busy}>
        {view.stores?.map((store) => (
          <BranchRow
            key={store.id}
            store={store}
            locale={locale}
            t={t}
            isChosen={store.id === chosen?.id}
            quantity={stock && stockOfStore(stock, store.id)}
            onChoose={() => choose(store)}
          />
        ))}
        {!view.stores &&
          view.busy &&
          Array.from({ length: 6 }, (_, i) => <li key={i} className="branch is-ghost" />)}
      </ul>
    </div>
  );
}
