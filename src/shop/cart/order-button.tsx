import { useStore } from '@nanostores/react';
import { type MouseEvent, useState } from 'react';
import checkTexts from 'texts:cart/check';
import texts from 'texts:cart/totals';
import type { Cart, CartValidation } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { writeRouteTarget } from '../../domain/frame/route-target.ts';
import { routePath } from '../../routes.ts';
import { $cart } from './cart-state.ts';
import { validateCart } from './cart-tools.ts';
import { setCheckoutLogin } from '../checkout/checkout-login.ts';
import { $preselected } from '../checkout/preselected-shipment.ts';
import { saveRoute } from '../account/session/saved-route.ts';
import { $user } from '../account/session/user.ts';
import { lazyModule, LazyPart } from '../ui/lazy-part.tsx';

const ORDER_CHECK_MODULE = lazyModule(() => import('./order-check.tsx'));

interface Props {
  locale: Locale;
  cart: Cart;
}

/**
 * Goes to the checkout after the server has validated the cart; visitors sign in on the way, and
 * continue to the checkout (spec 1 §4.1, spec 2 §6).
 */
export function OrderButton({ locale, cart }: Props) {
  const t = texts[locale];
  const isSignedIn = useStore($user) !== undefined;
  const [isBusy, setBusy] = useState(false);
  const [invalidation, setInvalidation] = useState<CartValidation | null>(null);
  const name = useCheckoutRoute();
  const checkout = routePath(name, locale, '');
  const target = writeRouteTarget({ name, query: {}, params: {} });
  const login = `${routePath('login', locale, '')}?${new URLSearchParams({ redirectRoute: target })}`;

  const goToCheckout = () => {
    if (isSignedIn) return location.assign(checkout);
    setCheckoutLogin();
    saveRoute(checkout);
    // Skips the sign-in page, which only has a button that leads to this address.
    location.assign('/api/auth/bm');
  };
  const validateAndOrder = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const outcome = await validateCart();
    setBusy(false);
    // If the call failed, the checkout validates again.
    if (!outcome.ok || outcome.data.isOrderable) return goToCheckout();
    setInvalidation(outcome.data);
  };
  return (
    <>
      <a
        className="btn btn-primary btn-lg mt-4 w-full"
        href={isSignedIn ? checkout : login}
        aria-disabled={isBusy}
        onClick={(event) => void validateAndOrder(event)}
      >
        {isBusy ? t.orderBusy : t.order}
      </a>
      {invalidation && (
        <LazyPart
          code={ORDER_CHECK_MODULE}
          failed={() => <p role="alert">{checkTexts[locale].failed}</p>}
        >
          {({ OrderCheck }) => (
            <OrderCheck
              {...{ locale, cart, problem: invalidation }}
              onContinue={goToCheckout}
              onClose={() => setInvalidation(null)}
            />
          )}
        </LazyPart>
      )}
      {!isSignedIn && <p className="mt-3 text-sm text-muted">{t.signIn}</p>}
    </>
  );
}

/**
 * The checkout route; the delivery step if the shipping method selected on this page differs from
 * the cart's, since that step applies it.
 */
function useCheckoutRoute(): 'checkout' | 'checkout-delivery' {
  const preselected = useStore($preselected);
  const chosen = useStore($cart)?.shippingMethod ?? null;
  const differs = preselected !== null && chosen !== null && preselected !== chosen;
  return differs ? 'checkout-delivery' : 'checkout';
}
