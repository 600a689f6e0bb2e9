import texts from 'texts:checkout/stores';
import promises from 'texts:product/promise';
import { useState, Suspense, useCallback, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { AvailabilityConfig } from '../../../domain/availability/config.ts';
import { pickupPromise } from '../../../domain/availability/promise.ts';
import { cartPickupMoment, type ProductLine } from '../../../domain/cart/cart-days.ts';
import { storeCoverage } from '../../../domain/cart/store-coverage.ts';
import type { CartLine, Cart } from '../../../domain/cart/cart.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Store } from '../../../domain/store/store.ts';
import { coverageTone } from '../../../domain/product/stock.ts';
import type { StockTone } from '../../../domain/store/store-filter.ts';
import { fill } from '../../../i18n/fill.ts';
import { useCheckout } from '../context.ts';
import { RadioCard } from '../radio-card.tsx';
import { afterPaint } from '../../ui/timing.ts';
import { defaultDeliveryAddress } from '../../../domain/account/address.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import { formatKm } from '../../../domain/shared/money.ts';
import { $store } from '../../store/preferred-store.ts';
import { StoreChoiceMap, type StoreView, ViewSwitch } from '../../store/map/view-switch.tsx';
import { useCurrentMinute } from '../use-minute.ts';
import { StoreSearch, usePickupStores } from './store-search.tsx';

interface StoreTextInput {
  lines: readonly CartLine[];
  config: AvailabilityConfig;
  /** The time from which the earliest pickup is computed. */
  time: Date;
  locale: Locale;
}

/** How much of the cart a store has in stock, and the earliest pickup, as text. */
function storeText(
  store: Store,
  { lines, config, time, locale }: StoreTextInput,
): { tone: StockTone; stock: string; pickup: string } {
  const t = texts[locale];
  const coverage = storeCoverage(lines, store.id);
  const tone = coverageTone(coverage);
  const { complete, all } = coverage;
  const stocked = lines.flatMap(({ product, quantity }): ProductLine[] =>
    product ? [{ product, quantity }] : [],
  );
  const earliest =
    stocked.length === lines.length ? cartPickupMoment(stocked, store, config, time) : null;
  const promise = earliest && pickupPromise(earliest, time, locale);
  if (!promise) return { tone, stock: t.notHere, pickup: '' };
  return {
    tone,
    stock: tone === 'all' ? t.allHere : fill(t.someHere, { complete, all }),
    pickup: fill(promises[locale][promise.key], promise.values),
  };
}

interface StoreOptionProps {
  store: Store;
  lines: readonly CartLine[];
  isChosen: boolean;
  /** The time from which the earliest pickup is computed. */
  time: Date;
  onChoose: () => void;
}

/** A selectable store: address, distance, stock of the cart, and earliest pickup. */
function StoreOption({ store, lines, isChosen, time, onChoose }: StoreOptionProps) {
  const { locale, config } = useCheckout();
  const { address, distanceInKm } = store;
  const { tone, stock, pickup } = storeText(store, { lines, config, time, locale });
  return (
    <RadioCard
      name="store"
      value={String(store.id)}
      isChecked={isChosen}
      onChoose={onChoose}
      title={store.name}
      end={
        distanceInKm !== null && (
          <span className="text-sm text-muted">{formatKm(distanceInKm, locale)}</span>
        )
      }
    >
      <span className="block text-muted">
        {address.street} {address.houseNumber}, {address.postalCode} {address.city}
      </span>
      <span className={`block font-medium ${tone === 'all' ? 'text-positive' : ''}`}>{stock}</span>
      <span className="block">{pickup}</span>
    </RadioCard>
  );
}

/** Number of stores shown initially. */
const INITIAL_COUNT = 4;

interface StoreListProps {
  /** Null during the first load. */
  stores: readonly Store[] | null;
  isBusy: boolean;
  lines: readonly CartLine[];
  chosenId: number | null;
  time: Date;
  onChoose: (storeId: number) => void;
}

/** The selectable stores: the first few, until the customer asks for all. */
function StoreList({ stores, isBusy, lines, chosenId, time, onChoose }: StoreListProps) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const [showsAll, setShowsAll] = useState(false);
  const shown = stores?.filter(({ id }, i) => showsAll || i < INITIAL_COUNT || id === chosenId);
  return (
    <>
      <fieldset className="grid gap-3" aria-busy={isBusy}>
        <legend className="sr-only">{t.title}</legend>
        {shown?.map((store) => (
          <StoreOption
            key={store.id}
            {...{ store, time, lines }}
            isChosen={store.id === chosenId}
            onChoose={() => onChoose(store.id)}
          />
        ))}
        {!shown &&
          isBusy &&
          Array.from({ length: INITIAL_COUNT }, (_, i) => (
            <div
              key={i}
              className="h-28 rounded-lg bg-surface motion-safe:animate-pulse"
              aria-hidden="true"
            />
          ))}
      </fieldset>
      {stores && shown && shown.length < stores.length && (
        <button
          className="btn btn-light justify-self-start"
          type="button"
          onClick={({ currentTarget }) => {
            const list = currentTarget.previousElementSibling;
            setShowsAll(true);
            // The button disappears, so move the focus to the first store that it revealed.
            afterPaint(() => list?.querySelectorAll('input')[INITIAL_COUNT]?.focus());
          }}
        >
          {t.all}
        </button>
      )}
    </>
  );
}

interface StorePartProps {
  cart: Cart;
  customer: Customer;
  /** Id of the store selected last. */
  chosenId: number | null;
  onChoose: (storeId: number) => void;
}

/** Selects the pickup store from a list or a map. */
export function StorePart({ cart, customer, chosenId, onChoose }: StorePartProps) {
  const { locale, config } = useCheckout();
  const t = texts[locale];
  const { lines } = cart;
  const preferred = useStore($store);
  const [preferredId] = useState(
    () => chosenId ?? customer.defaultStoreId ?? preferred?.id ?? null,
  );
  const postcode = defaultDeliveryAddress(customer.addresses)?.postalCode ?? '';
  const branches = usePickupStores({ postcode, preferredId }, locale);
  const { stores: all, isBusy, place, problem, search, findNearby } = branches;
  const [view, setView] = useState<StoreView>('list');
  const [isOnlyComplete, setOnlyComplete] = useState(false);
  const time = useCurrentMinute();

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
      const { tone, stock, pickup } = storeText(store, { lines, config, time, locale });
      return { tone, text: stock, more: pickup };
    },
    [all, lines, config, time, locale],
  );
  return (
    <section className="grid gap-4 rounded-lg border border-line p-4 md:p-6">
      <h2 className="text-lg font-bold">{t.title}</h2>
      <StoreSearch {...{ problem, isBusy, onSearch: search, onFindNearby: findNearby }} />
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
          <StoreChoiceMap
            {...{ locale, stores, noteOf, chosenId }}
            searchedPlace={place}
            onChoose={({ id }) => onChoose(id)}
          />
        </Suspense>
      ) : (
        <StoreList {...{ stores, lines, chosenId, time, onChoose }} isBusy={isBusy} />
      )}
    </section>
  );
}
