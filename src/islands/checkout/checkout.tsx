import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { checkoutStep } from '../../domain/cart/checkout-step.ts';
import { $pendingChanges } from '../../stores/cart-queue.ts';
import { $cart } from '../../stores/cart-state.ts';
import { $cartCalls } from '../../stores/checkout-cart.ts';
import { $customer } from '../../stores/customer.ts';
import { measureCheckout } from '../../stores/measure-checkout.ts';
import { LateLoadedPart } from '../account/late-loaded-part.tsx';
import { LoadedPart } from '../account/loaded-part.tsx';
import { CheckoutGhost, StepFormGhost, StepGhost } from './checkout-ghost.tsx';
import { CheckoutContext, type CheckoutSetup } from './context.ts';
import { Columns } from './columns.tsx';
import { DeliveryStep } from './delivery/delivery-step.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { OVERVIEW_STEP, PAYMENT_STEP } from './late-steps.ts';
import { OrderSummary } from './order-summary.tsx';
import { StepProgress } from './step-progress.tsx';
import { type LoadedCheckout, useCheckoutData } from './use-checkout-data.ts';
import { usePage } from './use-page.ts';

/** The checkout of a signed-in customer: the derived step, beside what is being ordered. */
export default function Checkout(setup: CheckoutSetup) {
  const { locale } = setup;
  const { loaded, reload } = useCheckoutData(locale);
  return (
    <CheckoutContext value={setup}>
      <LoadedPart
        loaded={loaded}
        reload={() => void reload()}
        locale={locale}
        ghost={<CheckoutGhost />}
      >
        {(data) => <Steps {...data} />}
      </LoadedPart>
    </CheckoutContext>
  );
}

function Steps({ customer: loaded, isLoyal, locale }: LoadedCheckout) {
  // Follows changes of the address book.
  const customer = useStore($customer) ?? loaded;
  const cart = useStore($cart);
  const [calls, queued] = [useStore($cartCalls), useStore($pendingChanges)];
  const isPending = calls > 0 || queued.length > 0;
  const step = checkoutStep(cart);
  const { page, go, hrefOf } = usePage(step, locale);
  // The first step that shows leaves the focus where the page put it.
  const first = useRef(page);
  const takesFocus = page !== first.current;
  useEffect(() => {
    if (takesFocus) first.current = null;
  }, [takesFocus]);
  useEffect(() => {
    if (cart && cart.lines.length > 0) measureCheckout(({ trackBegin }) => trackBegin(cart));
  }, [cart]);
  if (!cart || page === null) return <EmptyCart />;
  const shared = { cart, customer, takesFocus };
  return (
    <>
      <StepProgress {...{ page, step, hrefOf, go }} />
      {page === 'Order' ? (
        <LateLoadedPart code={OVERVIEW_STEP} locale={locale} ghost={<StepGhost />}>
          {({ OverviewStep }) => <OverviewStep {...shared} isPending={isPending} go={go} />}
        </LateLoadedPart>
      ) : (
        <Columns side={<OrderSummary cart={cart} isBusy={isPending} />} isSideFirst>
          {page === 'Shipping' ? (
            <DeliveryStep {...shared} onDone={() => go('Payment')} />
          ) : (
            <LateLoadedPart code={PAYMENT_STEP} locale={locale} ghost={<StepFormGhost />}>
              {({ PaymentStep }) => (
                <PaymentStep {...shared} isLoyal={isLoyal} onDone={() => go('Order')} />
              )}
            </LateLoadedPart>
          )}
        </Columns>
      )}
    </>
  );
}
