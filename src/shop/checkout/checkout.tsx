import shellTexts from 'texts:checkout/shell';
import stepsTexts from 'texts:checkout/steps';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { StepColumns } from './step-layout.tsx';
import { useCheckout, CheckoutContext, type CheckoutSetup } from './context.ts';
import { Icon } from '../ui/icon.tsx';
import { lazyModule } from '../ui/lazy-part.tsx';
import { type CheckoutStep, checkoutStep } from '../../domain/cart/checkout-step.ts';
import { type CheckoutPage, CHECKOUT_PAGES, useCheckoutPage } from './steps.ts';
import { $pendingChanges } from '../cart/cart-queue.ts';
import { $cart } from '../cart/cart-state.ts';
import { $pendingCartCalls } from './checkout-cart.ts';
import { $customer } from '../account/session/customer.ts';
import { measureCheckout } from './measure-checkout.ts';
import { LazyLoadedPart } from '../account/lazy-loaded-part.tsx';
import { LoadedPart } from '../account/loaded-part.tsx';
import { DeliveryStep } from './delivery/delivery-step.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type LoadedCheckout, useCheckoutData } from './use-checkout-data.ts';

const SKELETON_CLASSES = 'rounded-lg bg-surface motion-safe:animate-pulse';

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
    <StepColumns
      side={<div className={`h-14 lg:h-96 ${SKELETON_CLASSES}`} aria-hidden="true" />}
      isSideFirst
    >
      <StepFormSkeleton />
    </StepColumns>
  );
}

/** Placeholder of a step only. */
function StepFormSkeleton() {
  return (
    <div className="grid gap-5" aria-hidden="true">
      <div className={`h-9 w-64 max-w-full ${SKELETON_CLASSES}`} />
      <div className="grid gap-3 sm:grid-cols-2">
        <div className={`h-20 ${SKELETON_CLASSES}`} />
        <div className={`h-20 ${SKELETON_CLASSES}`} />
      </div>
      <div className={`h-48 ${SKELETON_CLASSES}`} />
      <div className={`h-64 ${SKELETON_CLASSES}`} />
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
const PAYMENT_STEP_MODULE = lazyModule(() => import('./payment/payment-step.tsx'));
const OVERVIEW_STEP_MODULE = lazyModule(() => import('./overview/overview-step.tsx'));

interface Props {
  /** The visible step; null while unknown. */
  page: CheckoutPage | null;
  /** The first incomplete step. */
  step: CheckoutStep;
  hrefOf: (page: CheckoutPage) => string;
  go: (page: CheckoutPage) => void;
}

const TEXT_KEYS = { Shipping: 'delivery', Payment: 'payment', Order: 'overview' } as const;

/** Progress of the checkout: the current step is marked, completed ones can be opened. */
function StepProgress({ page, step, hrefOf, go }: Props) {
  const { locale, links } = useCheckout();
  const t = stepsTexts[locale];
  const reached = CHECKOUT_PAGES.indexOf(step as CheckoutPage);
  const shown = page === null ? -1 : CHECKOUT_PAGES.indexOf(page);
  return (
    <nav aria-label={t.label}>
      <ol className="flex gap-1.5 py-4 text-[0.6875rem] min-[22.5rem]:text-xs sm:gap-4 sm:text-base">
        <StepItem number={1} state="done">
          <a
            className="link inline-flex min-h-11 max-w-full wrap-anywhere hyphens-auto sm:items-center"
            href={links.cart}
          >
            {t.cart}
          </a>
        </StepItem>
        {CHECKOUT_PAGES.map((each, i) => (
          <StepItem
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
                {t[TEXT_KEYS[each]]}
              </a>
            ) : (
              <span className="inline-flex min-h-11 max-w-full wrap-anywhere hyphens-auto sm:items-center">
                {t[TEXT_KEYS[each]]}
              </span>
            )}
          </StepItem>
        ))}
      </ol>
    </nav>
  );
}

interface StepItemProps {
  number: number;
  state: 'done' | 'current' | 'ahead';
  children: React.ReactNode;
}

const STATE_CLASSES = {
  done: 'border-brand',
  current: 'border-brand font-bold',
  ahead: 'border-line text-muted forced-colors:border-dotted',
};

function StepItem({ number, state, children }: StepItemProps) {
  return (
    <li
      className={`flex min-w-0 flex-1 flex-col items-start border-t-4 pt-1 sm:flex-row sm:items-center sm:gap-2 ${STATE_CLASSES[state]}`}
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
  // The store's customer includes changes made to the address book since loading.
  const customer = useStore($customer) ?? loaded;
  const cart = useStore($cart);
  const [pendingCalls, pendingChanges] = [useStore($pendingCartCalls), useStore($pendingChanges)];
  const isPending = pendingCalls > 0 || pendingChanges.length > 0;
  const step = checkoutStep(cart);
  const { page, go, hrefOf } = useCheckoutPage(step, locale);
  // The first visible step must not move the focus.
  const firstPage = useRef(page);
  const takesFocus = page !== firstPage.current;
  useEffect(() => {
    if (takesFocus) firstPage.current = null;
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
        <LazyLoadedPart code={OVERVIEW_STEP_MODULE} locale={locale} fallback={<StepSkeleton />}>
          {({ OverviewStep }) => <OverviewStep {...shared} isPending={isPending} go={go} />}
        </LazyLoadedPart>
      ) : (
        <StepColumns side={<OrderSummary cart={cart} isBusy={isPending} />} isSideFirst>
          {page === 'Shipping' ? (
            <DeliveryStep {...shared} onDone={() => go('Payment')} />
          ) : (
            <LazyLoadedPart
              code={PAYMENT_STEP_MODULE}
              locale={locale}
              fallback={<StepFormSkeleton />}
            >
              {({ PaymentStep }) => (
                <PaymentStep {...shared} isLoyal={isLoyal} onDone={() => go('Order')} />
              )}
            </LazyLoadedPart>
          )}
        </StepColumns>
      )}
    </>
  );
}
