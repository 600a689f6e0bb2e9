import { useEffect, useState, useCallback } from 'react';
import texts from 'texts:checkout/success';
import { lazyModule, LazyPart } from '../../ui/lazy-part.tsx';
import type { OrderPush } from './order-push.tsx';
import type { Locale } from '../../../domain/shared/common.ts';
import type { OrderSuccess, Order } from '../../../domain/orders/order.ts';
import type { ImageConfig } from '../../../domain/product/image-url.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import { measureCheckout } from '../measure-checkout.ts';
import { fetchOrder, orderKeyOf } from '../order-result.ts';
import { LoadedPart, useLoaded } from '../../account/loaded-part.tsx';
import { DeliveryFacts, OrderLines, OrderSums } from '../../account/orders/order-parts.tsx';
import { useIsInBrowser, ResultPage } from './result-page.tsx';
import { dayWithYear } from '../../../domain/shared/days.ts';
import { formatHouseNumber } from '../../../domain/validation/house-number.ts';

const ORDER_PUSH_MODULE = lazyModule(() => import('./order-push.tsx'));
const REQUIRED_APIS = ['PushManager', 'Notification'];

/** Offers notifications once the page is idle, in browsers that support them. */
function OrderPushWhenIdle(props: Parameters<typeof OrderPush>[0]) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const canPush =
      'serviceWorker' in navigator && REQUIRED_APIS.every((name) => name in globalThis);
    const timer = setTimeout(() => setOffered(canPush), 1_000);
    return () => clearTimeout(timer);
  }, []);
  if (!isOffered) return null;
  return (
    <LazyPart code={ORDER_PUSH_MODULE}>{({ OrderPush: Offer }) => <Offer {...props} />}</LazyPart>
  );
}

interface Props {
  locale: Locale;
  images: ImageConfig;
  /** URL of the sign-in page, which returns to this page. */
  signIn: string;
}

/** Order confirmation page, for the key in its URL. */
export function OrderThanks(props: Props) {
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return <ThanksSkeleton locale={props.locale} />;
  const key = orderKeyOf(location.search);
  return key ? <Thanks {...props} orderKey={key} /> : <NoOrder locale={props.locale} />;
}

/** Placeholder with a heading, which a page needs from the start. */
function ThanksSkeleton({ locale }: { locale: Locale }) {
  return (
    <div className="py-24 text-center">
      <h1 className="text-base font-normal">{texts[locale].loading}</h1>
    </div>
  );
}

type OrderLookup = { found: OrderSuccess | null };

function Thanks({ locale, orderKey, ...props }: Props & { orderKey: string }) {
  const load = useCallback(async (): Promise<OrderLookup | null> => {
    const result = await fetchOrder(locale, orderKey);
    if (result.ok) return { found: result.data };
    return result.why === 'unknown' ? { found: null } : null;
  }, [locale, orderKey]);
  const { loaded, reload } = useLoaded(load);
  return (
    <LoadedPart
      loaded={loaded}
      reload={() => void reload()}
      locale={locale}
      fallback={<ThanksSkeleton locale={locale} />}
    >
      {({ found }) =>
        found ? (
          <PlacedOrder locale={locale} orderKey={orderKey} success={found} {...props} />
        ) : (
          <NoOrder locale={locale} />
        )
      }
    </LoadedPart>
  );
}

/** Subject of the notifications that will still follow; null if none will. */
function pushSubjectOf({ state, order }: OrderSuccess): 'pickup' | 'delivery' | 'either' | null {
  if (state === 'picked' && order?.shippingMethod === 'Pickup') return null;
  if (!['placed', 'paid', 'picked'].includes(state)) return null;
  if (!order) return 'either';
  return order.shippingMethod === 'Pickup' ? 'pickup' : 'delivery';
}

interface PlacedOrderProps extends Props {
  orderKey: string;
  success: OrderSuccess;
}

const UNPAID_STATES = ['awaiting-payment', 'cancelled', 'expired', 'refunded'];

function PlacedOrder({ locale, images, signIn, orderKey, success }: PlacedOrderProps) {
  const t = texts[locale];
  const { orderNumber, order, state } = success;
  const subject = pushSubjectOf(success);
  const isUnpaid = UNPAID_STATES.includes(state);
  useEffect(() => {
    // The payment page shows the result of the payment.
    if (isUnpaid)
      location.replace(
        `${routePath('checkout-redirect', locale, '')}?${new URLSearchParams({ order: orderKey })}`,
      );
    else if (order) measureCheckout(({ trackPurchase }) => trackPurchase(order));
  }, [isUnpaid, order, locale, orderKey]);
  if (isUnpaid) return null;
  return (
    <>
      <ResultPage
        icon="check"
        tone="positive"
        title={t.title}
        takesFocus
        actions={
          <a className="btn btn-secondary" href={routePath('index', locale, '')}>
            {t.shop}
          </a>
        }
      >
        <p className="text-lg">{fill(t.number, { number: orderNumber })}</p>
      </ResultPage>
      <NextSteps locale={locale} order={order} signIn={signIn} />
      {order && (
        <section className="grid gap-6 pb-12">
          <h2 className="subtitle">{t.summary}</h2>
          <DeliveryFacts order={order} locale={locale} />
          <OrderLines lines={order.orderLines} locale={locale} images={images} />
          <div className="flex justify-end">
            <OrderSums order={order} locale={locale} />
          </div>
        </section>
      )}
      {/* Last, because it appears late and would move what stands below it. */}
      {subject && <OrderPushWhenIdle {...{ locale, orderKey, subject }} />}
    </>
  );
}

function NoOrder({ locale }: { locale: Locale }) {
  const t = texts[locale];
  return (
    <ResultPage
      icon="box"
      title={t.none}
      actions={
        <>
          <a className="btn btn-secondary" href={routePath('account-orders', locale, '')}>
            {t.orders}
          </a>
          <a className="btn btn-light" href={routePath('index', locale, '')}>
            {t.home}
          </a>
        </>
      }
    >
      <p>{t.noneText}</p>
    </ResultPage>
  );
}

interface NextStepsProps {
  locale: Locale;
  /** Null if the user may not see the order. */
  order: Order | null;
  signIn: string;
}

/** What happens after an order. */
function NextSteps({ locale, order, signIn }: NextStepsProps) {
  const t: Record<string, string> = texts[locale];
  const email = order?.customerContact?.email;
  return (
    <section className="mb-10 rounded-lg bg-surface p-5 md:p-6">
      <h2 className="mb-3 text-lg font-bold">{t.next}</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        {order && t[paymentTextKey(order)] && <li>{t[paymentTextKey(order)]}</li>}
        <li className="wrap-anywhere">{email ? fill(t.mailTo ?? '', { email }) : t.mail}</li>
        {order?.preferredDate && <li>{deliveryDayText(order, locale)}</li>}
        <li>
          {order ? (
            <a
              className="link"
              href={`${routePath('account-orders', locale, '')}?order=${order.id}`}
            >
              {t.state}
            </a>
          ) : (
            <a className="link" href={signIn}>
              {t.stranger}
            </a>
          )}
        </li>
      </ol>
      <p className="mt-4 text-sm text-muted">
        {t.withdraw}{' '}
        <a className="link" href={routePath('withdraw', locale, '')}>
          {t.withdrawLink}
        </a>
      </p>
    </section>
  );
}

/** Key of the text that says how the order is paid. Not every payment method has a text. */
const paymentTextKey = ({ state, paymentMethod }: Order): string =>
  state === 'paid' ? 'paid' : `pay-${paymentMethod}`;

function deliveryDayText(order: Order, locale: Locale): string {
  const { deliveryAddress: address } = order;
  const key = order.shippingMethod === 'Pickup' ? 'pickup' : address ? 'deliveryAt' : 'delivery';
  const { preferredDate, preferredTimeFrom: from, preferredTimeTo: to, store } = order;
  return fill(texts[locale][key], {
    day: dayWithYear(preferredDate ?? '', locale),
    from: from ?? '',
    to: to ?? '',
    store: store?.name ?? '',
    address: address ? `${address.street} ${formatHouseNumber(address)}, ${address.city}` : '',
  });
}
