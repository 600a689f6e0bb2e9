import type { CheckoutStep } from '../../domain/cart/checkout-step.ts';
import type { RouteName } from '../../routes.ts';

/** The steps that have a page in the checkout, in their order. */
export const PAGES = ['Shipping', 'Payment', 'Order'] as const satisfies CheckoutStep[];

export type CheckoutPage = (typeof PAGES)[number];

export const ROUTE_OF_PAGE = {
  Shipping: 'checkout-delivery',
  Payment: 'checkout-payment',
  Order: 'checkout-overview',
} as const satisfies Record<CheckoutPage, RouteName>;

const isPage = (step: CheckoutStep): step is CheckoutPage => step !== 'Cart';

/**
 * The page to show: the one that the address asks for, unless an earlier step is not complete.
 * `wanted` null: the address of the checkout itself, which leads to the first incomplete step.
 */
export function pageFor(wanted: CheckoutPage | null, step: CheckoutStep): CheckoutPage | null {
  if (!isPage(step)) return null;
  return wanted !== null && PAGES.indexOf(wanted) < PAGES.indexOf(step) ? wanted : step;
}
