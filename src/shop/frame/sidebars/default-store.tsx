import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { Store } from '../../../domain/store/store.ts';
import { api } from '../../calls/api.ts';
import { notify } from '../../calls/notification.ts';
import { $store, chooseStore } from '../../store/preferred-store.ts';
import { createStoreFinder } from '../../store/store-finder.ts';
import { StoreChoiceMap, type StoreView, ViewSwitch } from '../../store/map/view-switch.tsx';
import { StoreChoiceRow, StoreChoiceSearch, useStockNotes } from '../../store/branch-rows.tsx';
import { type SidebarProps, useTexts } from './context.ts';

/** Chooses the preferred store from a list or map, with the stock of a product or of the cart. */
export function ProductSidebarDefaultStore({ attrs, locale, close }: SidebarProps) {
  const t = useTexts();
  const finder = useMemo(() => createStoreFinder(api(locale)), [locale]);
  const view = useStore(finder.$view);
  const chosen = useStore($store);
  const noteOf = useStockNotes(attrs, locale, t);
  const [shownView, setShown] = useState<StoreView>('list');
  useEffect(() => void finder.search(''), [finder]);

  const choose = (store: Store) => {
    void chooseStore(store, locale);
    notify(t('defaultStore.chosen', { city: store.address.city }), 'success');
    close();
  };
  // Before the first call there are no stores yet either; after a failure nothing is loading.
  const isLoading = view.isBusy || (!view.stores && !view.problem);
  const statusKey = view.hasDistances ? 'defaultStore.nearest' : 'defaultStore.all';
  return (
    <div>
      <StoreChoiceSearch finder={finder} view={view} t={t} />
      <p className="sr-only" role="status">
        {isLoading
          ? t('shell.loading')
          : view.stores && t(statusKey, { count: view.stores.length })}
      </p>
      <div className="border-b border-line px-4 py-3 [&_:focus-visible]:scroll-mt-48">
        <ViewSwitch locale={locale} view={shownView} onChange={setShown} />
      </div>
      {shownView === 'map' && view.stores && (
        <div className="p-4 [--map-height:min(24rem,50vh)]">
          <Suspense fallback={<div className="h-(--map-height) bg-surface" aria-busy="true" />}>
            <StoreChoiceMap
              {...{ locale, noteOf }}
              stores={view.stores}
              searchedPlace={view.place}
              chosenId={chosen?.id ?? null}
              onChoose={choose}
            />
          </Suspense>
        </div>
      )}
      <ul aria-busy={view.isBusy} hidden={shownView === 'map'}>
        {view.stores?.map((store) => (
          <StoreChoiceRow
            key={store.id}
            store={store}
            locale={locale}
            t={t}
            isChosen={store.id === chosen?.id}
            note={noteOf(store.id)}
            onChoose={() => choose(store)}
          />
        ))}
        {!view.stores &&
          view.isBusy &&
          Array.from({ length: 6 }, (_, i) => (
            <li key={i} className="min-h-27 border-b border-line" />
          ))}
      </ul>
    </div>
  );
}
