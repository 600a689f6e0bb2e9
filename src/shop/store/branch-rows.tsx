import { type FormEvent, useState, useEffect, useCallback } from 'react';
import type { Locale } from '../../domain/shared/common.ts';
import type { Store } from '../../domain/store/store.ts';
import { openingNow } from '../../domain/store/opening-hours.ts';
import { formatKm } from '../../domain/shared/money.ts';
import type { BundleText } from '../../i18n/bundle.ts';
import type { StockNote } from './map/branch-map.tsx';
import { now } from '../calls/now.ts';
import type { FinderView, StoreFinder } from './store-finder.ts';
import { Icon } from '../ui/icon.tsx';
import texts from 'texts:checkout/stores';
import { useStore } from '@nanostores/react';
import type { StoreStock } from '../../domain/product/product.ts';
import { api } from '../calls/api.ts';
import { fetchStockPerStore } from '../product/stock/stock-per-store.ts';
import { storeCoverage } from '../../domain/cart/store-coverage.ts';
import { stockLabel } from '../../domain/shared/number-label.ts';
import { stockOfStore, coverageTone } from '../../domain/product/stock.ts';
import { fill } from '../../i18n/fill.ts';
import { ownPieceCount } from '../cart/cart-count.ts';
import { loadCart } from '../cart/cart-sync.ts';
import { $cart } from '../cart/cart-state.ts';
import { cardSettings } from '../listing/card-settings.ts';

interface StoreChoiceRowProps {
  store: Store;
  locale: Locale;
  t: BundleText;
  isChosen: boolean;
  /** Stock at the store; null: not requested, or unknown. */
  note: StockNote | null;
  onChoose: () => void;
}

/** A selectable store: address, distance, closing time and stock. */
export function StoreChoiceRow({
  store,
  locale,
  t,
  isChosen,
  note,
  onChoose,
}: StoreChoiceRowProps) {
  const { address, distanceInKm } = store;
  const opening = openingNow(store, now());
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line px-4 py-3 text-sm [&>p]:col-start-1 [&_:focus-visible]:scroll-mt-48 ${isChosen ? 'bg-positive-soft' : ''}`}
    >
      <h3 className="text-base/[1.375rem] font-bold">{address.city}</h3>
      {distanceInKm !== null && (
        <span className="justify-self-end font-medium tabular-nums">
          {formatKm(distanceInKm, locale)}
        </span>
      )}
      <p>
        {address.street} {address.houseNumber},{' '}
        <span className="whitespace-nowrap">{address.postalCode}</span>
      </p>
      <p className={opening.state === 'open' ? 'is-open' : 'is-closed'}>
        {opening.state === 'open' && t('defaultStore.openUntil', { time: opening.until })}
        {opening.state === 'later' && t('defaultStore.opensAt', { time: opening.from })}
        {opening.state === 'closed' && t('defaultStore.closed')}
      </p>
      {note && <p className={note.tone === 'all' ? 'stock is-in' : 'stock is-out'}>{note.text}</p>}
      <button
        className={`btn col-start-2 ${distanceInKm === null ? 'row-[1/span_3] self-center' : 'row-[2/span_3] self-end'} ${isChosen ? 'btn-positive' : 'btn-secondary'}`}
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {t(isChosen ? 'defaultStore.yours' : 'defaultStore.choose')}
        <span className="sr-only"> {address.city}</span>
      </button>
    </li>
  );
}

interface StoreChoiceSearchProps {
  finder: StoreFinder;
  view: FinderView;
  t: BundleText;
}

/** Searches stores near a postcode, a town, or the current position. */
export function StoreChoiceSearch({ finder, view, t }: StoreChoiceSearchProps) {
  const [term, setTerm] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void finder.search(term);
  };
  const { problem, isBusy } = view;
  return (
    <form
      className="sticky top-0 z-1 grid gap-1 border-b border-line bg-white p-4"
      role="search"
      onSubmit={submit}
    >
      <label className="font-bold" htmlFor="branch-term">
        {t('defaultStore.search')}
      </label>
      <div className="flex gap-2">
        <input
          id="branch-term"
          className="field min-w-0 flex-1"
          type="search"
          enterKeyHint="search"
          autoComplete="postal-code"
          value={term}
          aria-invalid={problem === 'postcode' || problem === 'unknown'}
          aria-describedby="branch-problem"
          onChange={(event) => setTerm(event.target.value)}
        />
        <button className="btn btn-secondary" type="submit">
          {t('defaultStore.find')}
        </button>
      </div>
      <button
        className="flex min-h-11 items-center gap-2 justify-self-start font-medium text-brand underline"
        type="button"
        // `disabled` would drop the focus.
        aria-disabled={isBusy}
        onClick={() => !isBusy && void finder.findNearby()}
      >
        <Icon name="pin" />
        {t('defaultStore.here')}
      </button>
      <p id="branch-problem" className="error" role="alert">
        {problem && t(`defaultStore.problems.${problem}`)}
      </p>
    </form>
  );
}

/**
 * Stock that the opening button passes in its attribute `stocks`: JSON with store ids and
 * quantities.
 */
function parseStocks(stocks: string | undefined): StoreStock[] | null {
  try {
    return stocks ? (JSON.parse(stocks) as StoreStock[]) : null;
  } catch {
    return null;
  }
}

/** Stock per store of the product in the attributes; null while unknown. */
function useRequestedStock(attrs: Record<string, string>, locale: Locale): StoreStock[] | null {
  const [stock, setStock] = useState(() => parseStocks(attrs['stocks']));
  const id = Number(attrs['product'] ?? 0);
  useEffect(() => {
    if (!id) return undefined;
    let isWanted = true;
    void fetchStockPerStore(api(locale), id).then((found) => isWanted && found && setStock(found));
    return () => {
      isWanted = false;
    };
  }, [id, locale]);
  return stock;
}

/**
 * Stock per store of the product that the dialog was opened from, otherwise of the whole cart if it
 * has lines. Null if nothing is requested or known.
 */
export function useStockNotes(
  attrs: Record<string, string>,
  locale: Locale,
  t: BundleText,
): (storeId: number) => StockNote | null {
  const stock = useRequestedStock(attrs, locale);
  const cart = useStore($cart);
  const isAboutCart = !stock && !attrs['product'];
  useEffect(() => {
    if (isAboutCart && !$cart.get() && ownPieceCount() > 0) void loadCart();
  }, [isAboutCart]);
  return useCallback(
    (storeId) => {
      if (stock) {
        const quantity = stockOfStore(stock, storeId);
        return quantity > 0
          ? {
              tone: 'all',
              text: t('defaultStore.stock', { count: stockLabel(quantity, cardSettings().config) }),
            }
          : { tone: 'none', text: t('defaultStore.noStock') };
      }
      if (!isAboutCart || !cart || cart.lines.length === 0) return null;
      const { complete, all } = storeCoverage(cart.lines, storeId);
      const tone = coverageTone({ complete, all });
      const { allHere = '', someHere = '' } = texts[locale];
      return { tone, text: tone === 'all' ? allHere : fill(someHere, { complete, all }) };
    },
    [stock, cart, isAboutCart, locale, t],
  );
}
