import type { Locale } from '../../domain/shared/common.ts';
import { routePath } from '../../routes.ts';
import type { PlaceOrderResult } from './place-order.ts';

/** Path of the order confirmation page. */
export const successPath = (locale: Locale, successKey: string): string =>
  `${routePath('checkout-success', locale, '')}?${new URLSearchParams({ order: successKey })}`;

/** Goes to the payment of an order, or to the confirmation page if no payment is needed. */
export function goToPayment(placed: PlaceOrderResult & { kind: 'ordered' }, locale: Locale): void {
  if (placed.paymentUrl) location.assign(placed.paymentUrl);
  else location.replace(successPath(locale, placed.successKey));
}
