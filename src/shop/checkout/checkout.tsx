import shellTexts from 'texts:checkout/shell';
import stepsTexts from 'texts:checkout/steps';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Columns } from './step-layout.tsx';
import { useCheckout, CheckoutContext, type CheckoutSetup } from './context.ts';
import { Icon } from '../ui/icon.tsx';
import { lazyModule } from '../ui/lazy-part.tsx';
import { type CheckoutStep, checkoutStep } from '../../domain/cart/checkout-step.ts';
import { type CheckoutPage, PAGES, usePage } from './steps.ts';
import { $pendingChanges } from '../cart/cart-queue.ts';
import { $cart } from '../cart/cart-state.ts';
import { $cartCalls } from './checkout-cart.ts';
import { $customer } from '../account/session/customer.ts';
import { measureCheckout } from './measure-checkout.ts';
import { LazyLoadedPart } from '../account/lazy-loaded-part.tsx';
import { LoadedPart } from '../account/loaded-part.tsx';
import { DeliveryStep } from './delivery/delivery-step.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type LoadedCheckout, useCheckoutData } from './use-checkout-data.ts';

const BLOCK = 'rounded-lg bg-surface motion-safe:animate-pulse';

/** Placeholder of a step while the cart loads. */
function CheckoutSkeleton() {
  const { locale } = useCheckout();
  return (
    <>
      <h1 className="sr-only">{shellTexts[locale].loading}</h1>
      <div className="flex gap-4 py-4" aria-hidden="true">
        {Array.from({ length: 4 }, (_, i) => (
          <div key={i} className="h-12 flex-1 border-t-4 border-line" />
        ))}
      </div>
      <StepSkeleton />
    </>
  );
}

/** Placeholder of a step and its side column, while its code loads. */
function StepSkeleton() {
  return (
    <Columns side={<div className={`h-14 lg:h-96 ${BLOCK}`} aria-hidden="true" />} isSideFirst>
      <StepFormSkeleton />
    </Columns>
  );
}

/** Placeholder of a step only. */
function StepFormSkeleton() {
  return (
    <div className="grid gap-5" aria-hidden="true">
      <div className={`h-9 w-64 max-w-full ${BLOCK}`} />
      <div className="grid gap-3 sm:grid-cols-2">
        <div className={`h-20 ${BLOCK}`} />
        <div className={`h-20 ${BLOCK}`} />
      </div>
      <div className={`h-48 ${BLOCK}`} />
      <div className={`h-64 ${BLOCK}`} />
    </div>
  );
}

/** Empty cart: message and link. */
function EmptyCart() {
  const { locale, links } = useCheckout();
  const t = shellTexts[locale];
  return (
    <section className="empty">
      <Icon name="cart" />
      <h1 className="title">{t.empty}</h1>
      <p>{t.emptyText}</p>
      <div>
        <a className="btn btn-secondary" href={links.products}>
          {t.products}
        </a>
        <a className="btn btn-light" href={links.cart}>
          {t.toCart}
        </a>
      </div>
    </section>
  );
}

/** Loaded lazily: few visits start with this step. */
const PAYMENT_STEP = lazyModule(() => import('./payment/payment-step.tsx'));
const OVERVIEW_STEP = lazyModule(() => import('./overview/overview-step.tsx'));

interface Props {
  /** The visible step; null while unknown. */
  page: CheckoutPage | null;
  /** The first incomplete step. */
  step: CheckoutStep;
  hrefOf: (page: CheckoutPage) => string;
  go: (page: CheckoutPage) => void;
}

const TEXT = { Shipping: 'delivery', Payment: 'payment', Order: 'overview' } as const;

/** Progress of the checkout: the current step is marked, completed ones can be opened. */
function StepProgress({ page, step, hrefOf, go }: Props) {
  const { locale, links } = useCheckout();
  const t = stepsTexts[locale];
  const reached = PAGES.indexOf(step as CheckoutPage);
  const shown = page === null ? -1 : PAGES.indexOf(page);
  return (
    <nav aria-label={t.label}>
      <ol className="flex gap-1.5 py-4 text-[0.6875rem] min-[22.5rem]:text-xs sm:gap-4 sm:text-base">
        <Item number={1} state="done">
          <a
            className="link inline-flex min-h-11 max-w-full wrap-anywhere hyphens-auto sm:items-center"
            href={links.cart}
          >
            {t.cart}
          </a>
        </Item>
        {PAGES.map((each, i) => (
          <Item
            key={each}
            number={i + 2}
            state={i === shown ? 'current' : i < reached ? 'done' : 'ahead'}
          >
            {i !== shown && i <= reached ? (
              <a
                className="link inline-flex min-h-11 max-w-full wrap-anywhere hyphens-auto sm:items-center"
                href={hrefOf(each)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  go(each);
                }}
              >
                {t[TEXT[each]]}
              </a>
            ) : (
              <span className="inline-flex min-h-11 max-w-full wrap-anywhere hyphens-auto sm:items-center">
                {t[TEXT[each]]}
              </span>
            )}
          </Item>
        ))}
      </ol>
    </nav>
  );
}

interface ItemProps {
  number: number;
  state: 'done' | 'current' | 'ahead';
  children: React.ReactNode;
}

const LOOK = {
  done: 'border-brand',
  current: 'border-brand font-bold',
  ahead: 'border-line text-muted forced-colors:border-dotted',
};

function Item({ number, state, children }: ItemProps) {
  return (
    <li
      className={`flex min-w-0 flex-1 flex-col items-start border-t-4 pt-1 sm:flex-row sm:items-center sm:gap-2 ${LOOK[state]}`}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span
        className={`hidden size-7 shrink-0 items-center justify-center rounded-full text-sm sm:flex ${state === 'ahead' ? 'bg-surface' : 'bg-brand text-brand-ink'}`}
        aria-hidden="true"
      >
        {state === 'done' ? <Icon name="check" /> : number}
      </span>
      {children}
    </li>
  );
}

/** The checkout of a signed-in customer: the current step beside the order summary. */
export default function Checkout(setup: CheckoutSetup) {
  const { locale } = setup;
  const { loaded, reload } = useCheckoutData(locale);
  return (
    <CheckoutContext value={setup}>
      <LoadedPart
        loaded={loaded}
        reload={() => void reload()}
        locale={locale}
        fallback={<CheckoutSkeleton />}
      >
        {(data) => <Steps {...data} />}
      </LoadedPart>
    </CheckoutContext>
  );
}

function Steps({ customer: loaded, isLoyal, locale }: LoadedCheckout) {
  // Reflects changes to the address book.
  const customer = useStore($customer) ?? loaded;
  const cart = useStore($cart);
  const [calls, queued] = [useStore($cartCalls), useStore($pendingChanges)];
  const isPending = calls > 0 || queued.length > 0;
  const step = checkoutStep(cart);
  const { page, go, hrefOf } = usePage(step, locale);
  // The first visible step must not move the focus.
  const first = useRef(page);
  const takesFocus = page !== first.current;
  useEffect(() => {
    if (takesFocus) first.current = null;
  }, [takesFocus]);
  useEffect(() => {
    if (cart && cart.lines.length > 0)
      measureCheckout(({ trackCheckoutStart }) => trackCheckoutStart(cart));
  }, [cart]);
  if (!cart || page === null) return <EmptyCart />;
  const shared = { cart, customer, takesFocus };
  return (
    <>
      <StepProgress {...{ page, step, hrefOf, go }} />
      {page === 'Order' ? (
        <LazyLoadedPart code={OVERVIEW_STEP} locale={locale} fallback={<StepSkeleton />}>
          {({ OverviewStep }) => <OverviewStep {...shared} isPending={isPending} go={go} />}
        </LazyLoadedPart>
      ) : (
        <Columns side={<OrderSummary cart={cart} isBusy={isPending} />} isSideFirst>
          {page === 'Shipping' ? (
            <DeliveryStep {...shared} onDone={() => go('Payment')} />
          ) : (
            <LazyLoadedPart code={PAYMENT_STEP} locale={locale} fallback={<StepFormSkeleton />}>
              {({ PaymentStep }) => (
                <PaymentStep {...shared} isLoyal={isLoyal} onDone={() => go('Order')} />
              )}
            </LazyLoadedPart>
          )}
        </Columns>
      )}
    </>
  );
}
