import { useCallback, useEffect, useState } from 'react';
import type { CheckoutStep } from '../../domain/cart/checkout-step.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { routePath } from '../../routes.ts';
import { type CheckoutPage, pageFor, PAGES, ROUTE_OF_PAGE } from './steps.ts';

const pathOf = (page: CheckoutPage, locale: Locale) => routePath(ROUTE_OF_PAGE[page], locale, '');

function wantedPage(locale: Locale): CheckoutPage | null {
  const path = location.pathname.replace(/\/+$/, '');
  return PAGES.find((page) => pathOf(page, locale) === path) ?? null;
}

/**
 * The page of the checkout that shows, kept in the address so that Back leads to the step before.
 * An address that asks for too much is replaced by that of the first incomplete step.
 */
export function usePage(step: CheckoutStep, locale: Locale) {
  const [wanted, setWanted] = useState(() => wantedPage(locale));
  useEffect(() => {
    const follow = () => setWanted(wantedPage(locale));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [locale]);
  const page = pageFor(wanted, step);
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
