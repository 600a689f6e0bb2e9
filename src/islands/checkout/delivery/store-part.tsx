import texts from 'texts:checkout/stores';
import { useStore } from '@nanostores/react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { defaultDeliveryAddress } from '../../../domain/address-type.ts';
import { storeCoverage } from '../../../domain/cart/store-coverage.ts';
import type { Cart } from '../../../domain/entities/cart.ts';
import type { Customer } from '../../../domain/entities/customer.ts';
import { coverageTone } from '../../../domain/stock-tone.ts';
import { $store } from '../../../stores/preferred-store.ts';
import { BranchMap } from '../../map/later-branch-map.ts';
import { type StoreView, ViewSwitch } from '../../map/view-switch.tsx';
import { useCheckout } from '../context.ts';
import { useMinute } from '../use-minute.ts';
import { StoreList } from './store-list.tsx';
import { StoreSearch } from './store-search.tsx';
import { storeWords } from './store-words.ts';
import { useBranches } from './use-branches.ts';

interface Props {
  cart: Cart;
  customer: Customer;
  /** Id of the store that was chosen last. */
  chosenId: number | null;
  onChoose: (storeId: number) => void;
}

/** The store to pick the order up in, from a list or a map. */
export function StorePart({ cart, customer, chosenId, onChoose }: Props) {
  const { locale, config } = useCheckout();
  const t = texts[locale];
  const { lines } = cart;
  const preferred = useStore($store);
  const [preferredId] = useState(
    () => chosenId ?? customer.defaultStoreId ?? preferred?.id ?? null,
  );
  const postcode = defaultDeliveryAddress(customer.addresses)?.postalCode ?? '';
  const branches = useBranches({ postcode, preferredId }, locale);
  const { stores: all, busy, place, problem, search, here } = branches;
  const [view, setView] = useState<StoreView>('list');
  const [isOnlyComplete, setOnlyComplete] = useState(false);
  const time = useMinute();

  const stores = useMemo(
    () =>
      isOnlyComplete && all
        ? all.filter(({ id }) => coverageTone(storeCoverage(lines, id)) === 'all')
        : all,
    [all, isOnlyComplete, lines],
  );
  const noteOf = useCallback(
    (id: number) => {
      const store = all?.find((one) => one.id === id);
      if (!store) return null;
      const { tone, stock, pickup } = storeWords(store, { lines, config, time, locale });
      return { tone, text: stock, more: pickup };
    },
    [all, lines, config, time, locale],
  );
  return (
    <section className="grid gap-4 rounded-lg border border-line p-4 md:p-6">
      <h2 className="text-lg font-bold">{t.title}</h2>
      <StoreSearch {...{ problem, isBusy: busy, onSearch: search, onHere: here }} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            className="size-5 accent-brand"
            type="checkbox"
            checked={isOnlyComplete}
            onChange={({ target }) => setOnlyComplete(target.checked)}
          />
          {t.onlyComplete}
        </label>
        <ViewSwitch locale={locale} view={view} onChange={setView} />
      </div>
      <p className="empty:hidden" role="status">
        {stores?.length === 0 && t.noneComplete}
      </p>
      {view === 'map' && stores ? (
        <Suspense fallback={<div className="h-96 rounded bg-surface" aria-busy="true" />}>
          <BranchMap
            {...{ locale, stores, noteOf, chosenId }}
            near={place}
            onChoose={({ id }) => onChoose(id)}
          />
        </Suspense>
      ) : (
        <StoreList {...{ stores, lines, chosenId, time, onChoose }} isBusy={busy} />
      )}
    </section>
  );
}
