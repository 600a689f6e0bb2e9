import texts from 'texts:orders/detail';
import { useState, useCallback, useEffect, useRef } from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { routePath } from '../../../routes.ts';
import { failureText } from '../../calls/failure-text.ts';
import { dayWithYear } from '../../../domain/shared/days.ts';
import type { ImageConfig } from '../../../domain/product/image-url.ts';
import { fill } from '../../../i18n/fill.ts';
import { loadOrder } from './account-orders.ts';
import { Icon } from '../../ui/icon.tsx';
import { InvoiceButton } from '../invoices/invoice-button.tsx';
import { LoadedPart, useLoaded } from '../loaded-part.tsx';
import { DeliveryFacts, OrderLines, OrderSums } from './order-parts.tsx';
import { OrderState } from './order-row.tsx';
import { orderAddress } from './use-chosen-order.ts';

/** States in which nothing was sold, or everything was refunded. */
const VOID_STATES = ['cancelled', 'expired', 'refunded'];

/** Actions for an order: order again, or withdraw. */
function OrderActions({ order, locale }: { order: Order; locale: Locale }) {
  const t = texts[locale];
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const reorder = async () => {
    if (isBusy) return;
    setBusy(true);
    setFault('');
    // Loaded lazily; fails while offline.
    const code = await import('./order-again.ts').catch(() => null);
    const outcome = await code?.orderAgain(order.id);
    if (outcome?.ok) return location.assign(routePath('cart', locale, ''));
    setBusy(false);
    setFault(outcome ? failureText(outcome, t.againFailed) : t.againFailed);
  };
  const query = new URLSearchParams({ order: order.orderNumber });
  // A product without a URL no longer has a page.
  const unavailableCount = order.orderLines.filter(({ url }) => url === null).length;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button
          className="btn btn-secondary"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void reorder()}
        >
          {t.again}
        </button>
        <button className="btn btn-light" type="button" onClick={() => print()}>
          {t.print}
        </button>
        {!VOID_STATES.includes(order.state) && (
          <a
            className="link inline-flex min-h-11 items-center"
            href={`${routePath('withdraw', locale, '')}?${query}`}
          >
            {t.withdraw}
          </a>
        )}
      </div>
      {unavailableCount > 0 && unavailableCount < order.orderLines.length && (
        <p className="mt-2 text-sm text-muted print:hidden">
          {fill(unavailableCount === 1 ? t.lostOne : t.lostMany, { count: unavailableCount })}
        </p>
      )}
      <p className="mt-1 font-medium text-discount empty:hidden" role="alert">
        {fault}
      </p>
    </div>
  );
}

interface Props {
  id: number;
  locale: Locale;
  images: ImageConfig;
  onClose: () => void;
}

/** An order with its lines, delivery and amounts. */
export function OrderDetail({ id, locale, images, onClose }: Props) {
  const t = texts[locale];
  const { loaded, reload } = useLoaded(useCallback(() => loadOrder(locale, id), [locale, id]));
  return (
    <>
      <a
        className="link mb-4 inline-flex min-h-11 items-center gap-2"
        href={orderAddress(null)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onClose();
        }}
      >
        <Icon name="left" />
        {t.back}
      </a>
      <LoadedPart loaded={loaded} reload={reload} locale={locale} rows={5}>
        {({ found }) =>
          found ? (
            <OrderContent order={found} locale={locale} images={images} />
          ) : (
            <div className="rounded-lg border border-line p-6">
              <Heading text={t.notFoundTitle} />
              <p className="mt-1">{t.notFoundText}</p>
            </div>
          )
        }
      </LoadedPart>
    </>
  );
}

function OrderContent({ order, locale, images }: { order: Order } & Omit<Props, 'id' | 'onClose'>) {
  const t = texts[locale];
  return (
    <article className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <Heading text={fill(t.title, { number: order.orderNumber })} />
          <p className="text-muted">
            {fill(order.contactName ? t.placedBy : t.placed, {
              day: dayWithYear(order.placedAt, locale),
              name: order.contactName,
            })}
          </p>
        </div>
        <OrderState order={order} locale={locale} />
      </header>
      <OrderActions order={order} locale={locale} />
      <DeliveryFacts order={order} locale={locale} />
      <OrderLines lines={order.orderLines} locale={locale} images={images} />
      <div className="flex flex-wrap items-start justify-between gap-6">
        {order.invoice ? (
          <InvoiceButton invoice={order.invoice} locale={locale} />
        ) : (
          <p className="max-w-80 text-sm text-muted">{t.noInvoice}</p>
        )}
        <OrderSums order={order} locale={locale} />
      </div>
    </article>
  );
}

/** Takes the focus, so that screen readers announce the new view. */
function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <h2 ref={heading} className="text-lg font-bold outline-none" tabIndex={-1}>
      {text}
    </h2>
  );
}
