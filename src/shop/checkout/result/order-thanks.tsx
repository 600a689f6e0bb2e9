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
import { useInBrowser, ResultPage } from './result-page.tsx';
import { dayWithYear } from '../../../domain/shared/days.ts';
import { formatHouseNumber } from '../../../domain/validation/house-number.ts';

const CODE = lazyModule(() => import('./order-push.tsx'));
const NEEDED = ['PushManager', 'Notification'];

/** Offers notifications once the page is idle, in browsers that support them. */
function LatePush(props: Parameters<typeof OrderPush>[0]) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const canPush = 'serviceWorker' in navigator && NEEDED.every((name) => name in globalThis);
    const timer = setTimeout(() => setWanted(canPush), 1_000);
    return () => clearTimeout(timer);
  }, []);
  if (!isWanted) return null;
  return <LazyPart code={CODE}>{({ OrderPush: Offer }) => <Offer {...props} />}</LazyPart>;
}

interface Props {
  locale: Locale;
  images: ImageConfig;
  /** URL of the sign-in page, which returns to this page. */
  signIn: string;
}

/** Order confirmation page, for the key in its URL. */
export function OrderThanks(props: Props) {
  const isInBrowser = useInBrowser();
  if (!isInBrowser) return <Waiting locale={props.locale} />;
  const key = orderKeyOf(location.search);
  return key ? <Thanks {...props} orderKey={key} /> : <NoOrder locale={props.locale} />;
}

/** Placeholder with a heading, which a page needs from the start. */
function Waiting({ locale }: { locale: Locale }) {
  return (
    <div className="py-24 text-center">
      <h1 className="text-base font-normal">{texts[locale].loading}</h1>
    </div>
  );
}

type Found = { found: OrderSuccess | null };

function Thanks({ locale, orderKey, ...props }: Props & { orderKey: string }) {
  const load = useCallback(async (): Promise<Found | null> => {
    const answer = await fetchOrder(locale, orderKey);
    if (answer.ok) return { found: answer.data };
    return answer.why === 'unknown' ? { found: null } : null;
  }, [locale, orderKey]);
  const { loaded, reload } = useLoaded(load);
  return (
    <LoadedPart
      loaded={loaded}
      reload={() => void reload()}
      locale={locale}
      fallback={<Waiting locale={locale} />}
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

/** Whether notifications about pickup or delivery will follow; null if none. */
function newsOf({ state, order }: OrderSuccess): 'pickup' | 'delivery' | 'either' | null {
  if (state === 'picked' && order?.shippingMethod === 'Pickup') return null;
  if (!['placed', 'paid', 'picked'].includes(state)) return null;
  if (!order) return 'either';
  return order.shippingMethod === 'Pickup' ? 'pickup' : 'delivery';
}

interface PlacedOrderProps extends Props {
  orderKey: string;
  success: OrderSuccess;
}

const UNPAID = ['awaiting-payment', 'cancelled', 'expired', 'refunded'];

function PlacedOrder({ locale, images, signIn, orderKey, success }: PlacedOrderProps) {
  const t = texts[locale];
  const { orderNumber, order, state } = success;
  const news = newsOf(success);
  const isUnpaid = UNPAID.includes(state);
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
      {news && <LatePush {...{ locale, orderKey, news }} />}
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
        {order && t[payKey(order)] && <li>{t[payKey(order)]}</li>}
        <li className="wrap-anywhere">{email ? fill(t.mailTo ?? '', { email }) : t.mail}</li>
        {order?.preferredDate && <li>{whenText(order, locale)}</li>}
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

/** The text about the payment: it came in, or how it follows. Other methods have none. */
const payKey = ({ state, paymentMethod }: Order): string =>
  state === 'paid' ? 'paid' : `pay-${paymentMethod}`;

function whenText(order: Order, locale: Locale): string {
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
