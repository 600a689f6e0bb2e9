import texts from 'texts:store/mapView';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../domain/entities/common.ts';
import type { Store } from '../../domain/entities/store.ts';
import { fitsStoreFilter } from '../../domain/store-filter.ts';
import { bundleText } from '../../i18n/bundle.ts';
import { allBranches } from '../../stores/all-branches.ts';
import { api } from '../../stores/api.ts';
import { notify } from '../../stores/notification.ts';
import { $store, chooseStore } from '../../stores/preferred-store.ts';
import { $searchPlace, $storeFacts, $storeFilter } from '../../stores/store-filter.ts';
import { MapCard } from './map-card.tsx';
import { StoreMap } from './store-map.tsx';
import { useRowsInStep } from './use-rows-in-step.ts';

interface Props {
  locale: Locale;
  /** The list of stores beside the map. */
  list: HTMLElement;
}

/** The map of the store list: shows the stores that the list shows, and marks what it points at. */
export function PageMap({ locale, list }: Props) {
  const t = useMemo(() => bundleText(texts[locale], locale), [locale]);
  const [branches, setBranches] = useState<Store[] | 'failed' | null>(null);
  const [selectedUrl, setSelectedUrl] = useState<string | null>(null);
  const facts = useStore($storeFacts);
  const filter = useStore($storeFilter);
  const near = useStore($searchPlace);
  const chosen = useStore($store);
  const pointedUrl = useRowsInStep(list, selectedUrl);
  const load = useCallback(() => {
    setBranches(null);
    void allBranches(api(locale)).then((found) => setBranches(found ?? 'failed'));
  }, [locale]);
  useEffect(load, [load]);

  const stores = useMemo(() => {
    const known = new Map(
      Array.isArray(branches) ? branches.map((store) => [store.url, store] as const) : [],
    );
    return facts
      .filter((one) => fitsStoreFilter(one, filter))
      .flatMap(({ url, km, stock }) => {
        const store = known.get(url);
        return store ? [{ store: { ...store, distanceInKm: km }, stock }] : [];
      });
  }, [branches, facts, filter]);
  const marked = useMemo(
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

  const byUrl = (url: string | null) => stores.find(({ store }) => store.url === url);
  const selected = byUrl(selectedUrl);
  const choose = (store: Store) => {
    void chooseStore(store, locale);
    notify(t('chosen', { city: store.address.city }), 'success');
  };
  return (
    <>
      <StoreMap
        locale={locale}
        stores={marked}
        near={near}
        selectedId={selected?.store.id ?? null}
        pointedId={byUrl(pointedUrl)?.store.id ?? null}
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
      {branches === 'failed' && (
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
