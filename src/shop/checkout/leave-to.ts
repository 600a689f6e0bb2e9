import type { Locale } from '../../domain/shared/common.ts';
import { routePath } from '../../routes.ts';
import type { Placed } from './place-order.ts';

/** The page that thanks for an order. */
export const successPath = (locale: Locale, successKey: string): string =>
  `${routePath('checkout-success', locale, '')}?${new URLSearchParams({ order: successKey })}`;

/** Leads to the payment of an order, or where none is needed to the page that thanks for it. */
export function leaveTo(placed: Placed & { kind: 'ordered' }, locale: Locale): void {
  if (placed.paymentUrl) location.assign(placed.paymentUrl);
  else location.replace(successPath(locale, placed.successKey));
}
