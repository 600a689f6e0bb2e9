import texts from 'texts:profile/dashboard';
import { useCallback } from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import type { ImageConfig } from '../../../domain/product/image-url.ts';
import { loadOrders } from '../orders/account-orders.ts';
import { LoadedPart, useLoaded } from '../loaded-part.tsx';
import { OrderRow } from '../orders/order-row.tsx';

/** Orders on the dashboard (spec 2 §9, "Order lines in the customer's orders call: limit 2"). */
const SHOWN_ORDERS = 2;

interface Props {
  locale: Locale;
  images: ImageConfig;
  /** Path of the page with all orders. */
  ordersHref: string;
}

/** The latest orders, on the start page of the account. */
export function LastOrders({ locale, images, ordersHref }: Props) {
  const t = texts[locale];
  const { loaded, reload } = useLoaded(useCallback(() => loadOrders(locale, 0), [locale]));
  return (
    <section className="mt-8">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-lg font-bold">{t.lastOrders}</h2>
        <a className="link" href={ordersHref}>
          {t.allOrders}
        </a>
      </div>
      <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale} rows={SHOWN_ORDERS}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">{t.noOrders}</p>
          ) : (
            <ul className="grid gap-4">
              {items.slice(0, SHOWN_ORDERS).map((order) => (
                <OrderRow
                  key={order.id}
                  href={`${ordersHref}?order=${order.id}`}
                  {...{ order, locale, images }}
                />
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </section>
  );
}
