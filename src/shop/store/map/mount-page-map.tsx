import { useEffect, useState, useCallback, useMemo } from 'react';
import texts from 'texts:store/mapView';
import { useStore } from '@nanostores/react';
import { createRoot } from 'react-dom/client';
import { urlOfRow } from './row-url.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Store } from '../../../domain/store/store.ts';
import { fitsStoreFilter } from '../../../domain/store/store-filter.ts';
import { bundleText } from '../../../i18n/bundle.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { loadAllStores } from '../all-branches.ts';
import { api } from '../../calls/api.ts';
import { notify } from '../../calls/notification.ts';
import { $store, chooseStore } from '../preferred-store.ts';
import { $searchPlace, $storeFacts, $storeFilter } from '../store-filter.ts';
import { MapCard } from './map-card.tsx';
import { StoreMap } from './store-map.tsx';

/**
 * Highlights the row of the selected store in a list of stores; returns the URL part of the store
 * whose row is hovered or focused.
 */
function useHighlightedRow(list: HTMLElement, selectedUrl: string | null): string | null {
  const [pointedUrl, setPointedUrl] = useState<string | null>(null);
  useEffect(() => {
    const listeners = new AbortController();
    const readPointedRow = ({ target }: Event) => {
      const row = (target as Element).closest('li');
      setPointedUrl(row && urlOfRow(row));
    };
    const clearPointedRow = () => setPointedUrl(null);
    for (const type of ['pointerover', 'focusin']) {
      list.addEventListener(type, readPointedRow, { signal: listeners.signal });
    }
    for (const type of ['pointerleave', 'focusout']) {
      list.addEventListener(type, clearPointedRow, { signal: listeners.signal });
    }
    return () => listeners.abort();
  }, [list]);
  useEffect(() => {
    for (const row of list.children) {
      row.classList.toggle('is-marked', selectedUrl !== null && urlOfRow(row) === selectedUrl);
    }
  });
  return pointedUrl;
}

interface Props {
  locale: Locale;
  /** The list of stores beside the map. */
  list: HTMLElement;
}

/**
 * The map of the store list: shows the listed stores, and highlights the hovered or focused one.
 */
function PageMap({ locale, list }: Props) {
  const t = useMemo(() => bundleText(texts[locale], locale), [locale]);
  const [allStores, setAllStores] = useState<Store[] | 'failed' | null>(null);
  const [selectedUrl, setSelectedUrl] = useState<string | null>(null);
  const facts = useStore($storeFacts);
  const filter = useStore($storeFilter);
  const near = useStore($searchPlace);
  const chosen = useStore($store);
  const pointedUrl = useHighlightedRow(list, selectedUrl);
  const load = useCallback(() => {
    setAllStores(null);
    void loadAllStores(api(locale)).then((found) => setAllStores(found ?? 'failed'));
  }, [locale]);
  useEffect(load, [load]);

  const stores = useMemo(() => {
    const storesByUrl = new Map(
      Array.isArray(allStores) ? allStores.map((store) => [store.url, store] as const) : [],
    );
    return facts
      .filter((one) => fitsStoreFilter(one, filter))
      .flatMap(({ url, km, stock }) => {
        const store = storesByUrl.get(url);
        return store ? [{ store: { ...store, distanceInKm: km }, stock }] : [];
      });
  }, [allStores, facts, filter]);
  const markers = useMemo(
    () =>
      stores.map(({ store: { id, address, location }, stock }) => ({
        id,
        city: address.city,
        lat: location.lat,
        lng: location.lng,
        tone: stock?.tone ?? ('plain' as const),
        ...(stock && { note: stock.text }),
      })),
    [stores],
  );
  const close = useCallback(() => setSelectedUrl(null), []);

  const storeOfUrl = (url: string | null) => stores.find(({ store }) => store.url === url);
  const selected = storeOfUrl(selectedUrl);
  const choose = (store: Store) => {
    void chooseStore(store, locale);
    notify(t('chosen', { city: store.address.city }), 'success');
  };
  return (
    <>
      <StoreMap
        locale={locale}
        stores={markers}
        searchedPlace={near}
        selectedId={selected?.store.id ?? null}
        pointedId={storeOfUrl(pointedUrl)?.store.id ?? null}
        onSelect={(id) =>
          setSelectedUrl(stores.find(({ store }) => store.id === id)?.store.url ?? null)
        }
      >
        {selected && (
          <MapCard
            store={selected.store}
            locale={locale}
            isChosen={selected.store.id === chosen?.id}
            href={
              list.querySelector(`a[href$="/${selected.store.url}"]`)?.getAttribute('href') ?? null
            }
            stock={
              selected.stock && (
                <p className={selected.stock.tone === 'all' ? 'stock is-in' : 'stock is-out'}>
                  {selected.stock.text}
                </p>
              )
            }
            onChoose={() => choose(selected.store)}
            onClose={close}
          />
        )}
      </StoreMap>
      {allStores === 'failed' && (
        <p role="alert">
          {t('failed')}{' '}
          <button className="link" type="button" onClick={load}>
            {t('retry')}
          </button>
        </p>
      )}
    </>
  );
}

/** Mounts the interactive map of the store list in `place`. */
export function mountPageMap(place: HTMLElement, list: HTMLElement): void {
  const locale = pageLocale();
  createRoot(place).render(<PageMap locale={locale} list={list} />);
}
