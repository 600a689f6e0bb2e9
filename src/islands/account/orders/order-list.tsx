import texts from 'texts:orders/list';
import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../../domain/entities/common.ts';
import type { ImageConfig } from '../../../domain/image-url.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import { keptCount } from '../../../stores/account-counts.ts';
import { loadOrders, orderCount, ORDERS_PAGE } from '../../../stores/account-orders.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { ShowMore } from '../show-more.tsx';
import { usePaged } from '../use-paged.ts';
import { OrderRow } from './order-row.tsx';
import { orderAddress } from './use-chosen-order.ts';

interface Props {
  locale: Locale;
  images: ImageConfig;
  onOpen: (id: number) => void;
}

/** All orders, newest first. */
export function OrderList({ locale, images, onOpen }: Props) {
  const t = texts[locale];
  const { loaded, reload, items, more, showMore } = usePaged(
    useCallback((offset: number) => loadOrders(locale, offset), [locale]),
  );
  const count = useCount(locale, loaded.status === 'ready' ? loaded.data.total : null);
  return (
    <>
      <p className="mb-4 min-h-6 text-muted">
        {count !== null && count > 0 && fill((count === 1 ? t.one : t.many) ?? '', { count })}
      </p>
      <LoadedPart
        loaded={loaded}
        reload={reload}
        locale={locale}
        rows={Math.min(count ?? ORDERS_PAGE, ORDERS_PAGE)}
      >
        {({ items: firstItems, total }) =>
          total === 0 ? (
            <NoOrders locale={locale} />
          ) : (
            <>
              <ul className="grid gap-4">
                {items.map((order) => (
                  <OrderRow
                    key={order.id}
                    href={orderAddress(order.id)}
                    {...{ order, locale, images, onOpen }}
                  />
                ))}
              </ul>
              <ShowMore
                {...{ shown: items.length, first: firstItems.length, total, state: more, locale }}
                onMore={() => void showMore()}
              />
            </>
          )
        }
      </LoadedPart>
    </>
  );
}

/** The number of orders: at once where it is kept, corrected by the list's own answer. */
function useCount(locale: Locale, total: number | null): number | null {
  const [count, setCount] = useState(() => keptCount('orderCount'));
  useEffect(() => void orderCount(locale).then(setCount), [locale]);
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
