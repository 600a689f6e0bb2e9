import { useCallback, useEffect, useState } from 'react';
import type { CheckoutStep } from '../../domain/cart/checkout-step.ts';
import { type RouteName, routePath } from '../../routes.ts';
import type { Locale } from '../../domain/shared/common.ts';

/** The steps with a page, in order. */
export const CHECKOUT_PAGES = ['Shipping', 'Payment', 'Order'] as const satisfies CheckoutStep[];

export type CheckoutPage = (typeof CHECKOUT_PAGES)[number];

const ROUTE_OF_PAGE = {
  Shipping: 'checkout-delivery',
  Payment: 'checkout-payment',
  Order: 'checkout-overview',
} as const satisfies Record<CheckoutPage, RouteName>;

const isPage = (step: CheckoutStep): step is CheckoutPage => step !== 'Cart';

/**
 * The page to show: the one in the URL, unless an earlier step is incomplete. `requested` is null
 * for the URL of the checkout itself, which shows the first incomplete step.
 */
export function visiblePage(
  requested: CheckoutPage | null,
  step: CheckoutStep,
): CheckoutPage | null {
  if (!isPage(step)) return null;
  return requested !== null && CHECKOUT_PAGES.indexOf(requested) < CHECKOUT_PAGES.indexOf(step)
    ? requested
    : step;
}

const pathOf = (page: CheckoutPage, locale: Locale) => routePath(ROUTE_OF_PAGE[page], locale, '');

function pageOfUrl(locale: Locale): CheckoutPage | null {
  const path = location.pathname.replace(/\/+$/, '');
  return CHECKOUT_PAGES.find((page) => pathOf(page, locale) === path) ?? null;
}

/**
 * The visible checkout page, kept in the URL so that Back returns to the previous step. A URL of a
 * step that is not reachable yet is replaced by that of the first incomplete step.
 */
export function useCheckoutPage(step: CheckoutStep, locale: Locale) {
  const [requestedPage, setRequestedPage] = useState(() => pageOfUrl(locale));
  useEffect(() => {
    const readUrl = () => setRequestedPage(pageOfUrl(locale));
    addEventListener('popstate', readUrl);
    return () => removeEventListener('popstate', readUrl);
  }, [locale]);
  const page = visiblePage(requestedPage, step);
  useEffect(() => {
    if (page === null || page === pageOfUrl(locale)) return;
    history.replaceState(history.state, '', pathOf(page, locale) + location.search + location.hash);
    setRequestedPage(page);
  }, [page, locale]);
  const go = useCallback(
    (next: CheckoutPage) => {
      if (next !== pageOfUrl(locale)) history.pushState({}, '', pathOf(next, locale));
      setRequestedPage(next);
    },
    [locale],
  );
  return { page, go, hrefOf: (each: CheckoutPage) => pathOf(each, locale) };
}
