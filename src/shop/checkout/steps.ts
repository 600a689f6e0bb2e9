import { useCallback, useEffect, useState } from 'react';
import type { CheckoutStep } from '../../domain/cart/checkout-step.ts';
import { type RouteName, routePath } from '../../routes.ts';
import type { Locale } from '../../domain/shared/common.ts';

/** The steps with a page, in order. */
export const PAGES = ['Shipping', 'Payment', 'Order'] as const satisfies CheckoutStep[];

export type CheckoutPage = (typeof PAGES)[number];

const ROUTE_OF_PAGE = {
  Shipping: 'checkout-delivery',
  Payment: 'checkout-payment',
  Order: 'checkout-overview',
} as const satisfies Record<CheckoutPage, RouteName>;

const isPage = (step: CheckoutStep): step is CheckoutPage => step !== 'Cart';

/**
 * The page to show: the one in the URL, unless an earlier step is incomplete. `wanted` null: the
 * URL of the checkout itself, which leads to the first incomplete step.
 */
export function pageFor(requested: CheckoutPage | null, step: CheckoutStep): CheckoutPage | null {
  if (!isPage(step)) return null;
  return requested !== null && PAGES.indexOf(requested) < PAGES.indexOf(step) ? requested : step;
}

const pathOf = (page: CheckoutPage, locale: Locale) => routePath(ROUTE_OF_PAGE[page], locale, '');

function wantedPage(locale: Locale): CheckoutPage | null {
  const path = location.pathname.replace(/\/+$/, '');
  return PAGES.find((page) => pathOf(page, locale) === path) ?? null;
}

/**
 * The visible checkout page, kept in the URL so that Back returns to the previous step. A URL of a
 * step that is not reachable yet is replaced by that of the first incomplete step.
 */
export function usePage(step: CheckoutStep, locale: Locale) {
  const [requestedPage, setWanted] = useState(() => wantedPage(locale));
  useEffect(() => {
    const follow = () => setWanted(wantedPage(locale));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [locale]);
  const page = pageFor(requestedPage, step);
  useEffect(() => {
    if (page === null || page === wantedPage(locale)) return;
    history.replaceState(history.state, '', pathOf(page, locale) + location.search + location.hash);
    setWanted(page);
  }, [page, locale]);
  const go = useCallback(
    (next: CheckoutPage) => {
      if (next !== wantedPage(locale)) history.pushState({}, '', pathOf(next, locale));
      setWanted(next);
    },
    [locale],
  );
  return { page, go, hrefOf: (each: CheckoutPage) => pathOf(each, locale) };
}
