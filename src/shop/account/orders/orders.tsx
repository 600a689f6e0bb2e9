import texts from 'texts:orders/list';
import {
  useCallback,
  useEffect,
  useState,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import { isAbandoned } from '../../../domain/orders/order-state.ts';
import type { OrderSummary } from '../../../domain/orders/order.ts';
import type { ImageConfig } from '../../../domain/product/image-url.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import { cachedCount } from '../account-counts.ts';
import { loadOrders, loadOrderCount, ORDERS_PER_PAGE } from './account-orders.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { ShowMore, usePaged } from '../paging.tsx';
import { OrderRow } from './order-row.tsx';
import { orderAddress, useChosenOrder } from './use-chosen-order.ts';
import { LazyLoadedPart } from '../lazy-loaded-part.tsx';
import { lazyModule } from '../../ui/lazy-part.tsx';

interface OrderListProps {
  locale: Locale;
  images: ImageConfig;
  onOpen: (id: number) => void;
}

/**
 * All orders, newest first; cancelled and expired orders are in a collapsed section below the
 * others.
 */
function OrderList({ locale, images, onOpen }: OrderListProps) {
  const t = texts[locale];
  const { loaded, reload, items, moreState, showMore } = usePaged(
    useCallback((offset: number) => loadOrders(locale, offset), [locale]),
  );
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  const abandoned = items.filter(({ state }) => isAbandoned(state));
  const real = items.filter(({ state }) => !isAbandoned(state));
  const rows = (orders: readonly OrderSummary[]) => (
    <ul className="grid gap-4">
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          href={orderAddress(order.id)}
          {...{ order, locale, images, onOpen }}
        />
      ))}
    </ul>
  );
  const count = useOrderCount(locale, loaded.status === 'ready' ? loaded.data.total : null);
  return (
    <>
      <p className="mb-4 min-h-6 text-muted">
        {count !== null && count > 0 && fill(count === 1 ? t.one : t.many, { count })}
      </p>
      <LoadedPart
        loaded={loaded}
        reload={reload}
        locale={locale}
        rows={Math.min(count ?? ORDERS_PER_PAGE, ORDERS_PER_PAGE)}
      >
        {({ items: firstItems, total }) => {
          if (total === 0) return <NoOrders locale={locale} />;
          return (
            <>
              {real.length > 0 && rows(real)}
              {abandoned.length > 0 && (
                <details
                  className="group mt-6"
                  open={isUnfolded ?? real.length === 0}
                  onToggle={(event) => setUnfolded(event.currentTarget.open)}
                >
                  <summary className="link inline-flex min-h-11 cursor-pointer items-center gap-1">
                    {t.abandoned}
                    <span className="transition-transform group-open:rotate-180 motion-reduce:transition-none">
                      <Icon name="down" />
                    </span>
                  </summary>
                  <div className="mt-2">{rows(abandoned)}</div>
                </details>
              )}
              <ShowMore
                {...{
                  shownCount: items.length,
                  pageSize: firstItems.length,
                  total,
                  state: moreState,
                  locale,
                }}
                onMore={() => {
                  // The orders still to be loaded belong to this section, so a closed one would
                  // hide them.
                  if (abandoned.length > 0) setUnfolded(true);
                  void showMore();
                }}
              />
            </>
          );
        }}
      </LoadedPart>
    </>
  );
}

/** The number of orders: the cached one at first, then the one from the list's response. */
function useOrderCount(locale: Locale, total: number | null): number | null {
  const [count, setCount] = useState(() => cachedCount('orderCount'));
  useEffect(() => void loadOrderCount(locale).then(setCount), [locale]);
  return total ?? count;
}

function NoOrders({ locale }: { locale: Locale }) {
  const t = texts[locale];
  return (
    <div className="rounded-lg border border-line p-8 text-center">
      <Icon name="box" />
      <p className="mt-2 font-bold">{t.emptyTitle}</p>
      <p className="mt-1 mb-4 text-muted">{t.emptyText}</p>
      <a className="btn btn-secondary" href={routePath('product-lister', locale, '')}>
        {t.products}
      </a>
    </div>
  );
}

interface OrdersProps {
  locale: Locale;
  images: ImageConfig;
}

const subscribeToNothing = () => () => {};

/** Loaded lazily: most visits show only the list. */
const ORDER_DETAIL_MODULE = lazyModule(() => import('./order-detail.tsx'));
/** Preloads the code. Failures are ignored, since opening an order tries again. */
const preloadDetail = () => void ORDER_DETAIL_MODULE.fetch().catch(() => {});

/** The customer's orders: the list, or one order from the URL (`?order=`). */
export default function Orders(props: OrdersProps) {
  // The prerendered page does not know the query, so it contains the skeletons of both views.
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (isInBrowser) return <OrdersOfUrl {...props} />;
  return (
    <LoadedPart
      loaded={{ status: 'loading', data: null }}
      reload={() => {}}
      locale={props.locale}
      rows={ORDERS_PER_PAGE}
    >
      {() => null}
    </LoadedPart>
  );
}

function OrdersOfUrl({ locale, images }: OrdersProps) {
  const { chosen, open, close } = useChosenOrder();
  // When the page was opened with an order in the URL, the list loads only on request.
  const [isListOpen, setListOpen] = useState(chosen === null);
  const place = useRef({ top: 0, id: 0 });
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (chosen === null) setListOpen(true);
  }, [chosen]);

  // The list stays mounted behind an order, so that Back restores scroll position and focus.
  useLayoutEffect(() => {
    const { top, id } = place.current;
    if (chosen !== null || id === 0) return;
    place.current = { top: 0, id: 0 };
    list.current
      ?.querySelector<HTMLElement>(`[data-order="${id}"]`)
      ?.focus({ preventScroll: true });
    scrollTo({ top, behavior: 'instant' });
  }, [chosen]);

  return (
    <>
      {isListOpen && (
        <div
          ref={list}
          hidden={chosen !== null}
          onPointerOver={preloadDetail}
          onFocus={preloadDetail}
        >
          <OrderList
            locale={locale}
            images={images}
            onOpen={(id) => {
              place.current = { top: scrollY, id };
              open(id);
            }}
          />
        </div>
      )}
      {chosen !== null && (
        <LazyLoadedPart code={ORDER_DETAIL_MODULE} locale={locale} rows={5}>
          {({ OrderDetail }) => (
            <OrderDetail key={chosen} id={chosen} locale={locale} images={images} onClose={close} />
          )}
        </LazyLoadedPart>
      )}
    </>
  );
}
