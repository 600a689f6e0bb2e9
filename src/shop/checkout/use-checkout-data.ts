import { useCallback } from 'react';
import { defaultDeliveryAddress } from '../../domain/account/address.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { Customer } from '../../domain/account/customer.ts';
import { routePath } from '../../routes.ts';
import { deliverTo, pickUpAt } from './checkout-delivery.ts';
import { $store } from '../store/preferred-store.ts';
import { $preselected, readPreselected, takePreselected } from './preselected-shipment.ts';
import { loadCheckoutCart } from './checkout-cart.ts';
import { loadCustomer } from '../account/session/customer.ts';
import { hasLoyalty } from '../account/loyalty/loyalty.ts';
import { pendingAttempt } from './order-attempt.ts';
import { useLoaded } from '../account/loaded-part.tsx';
import { goToPayment } from './leave-to.ts';

/**
 * Applies the shipping method selected on the cart page, with a known place. Without one, the
 * delivery step asks for it.
 */
async function applyPreselected(cart: Cart, customer: Customer, locale: Locale): Promise<void> {
  readPreselected();
  const method = $preselected.get();
  if (method === null) return;
  if (method === cart.shippingMethod) return void takePreselected();
  const storeId = cart.store?.id ?? customer.defaultStoreId ?? $store.get()?.id;
  const address = cart.deliveryAddress ?? defaultDeliveryAddress(customer.addresses);
  const change =
    method === 'Pickup'
      ? storeId !== undefined && pickUpAt(storeId)
      : address && deliverTo(address.id);
  if (change && (await change).ok) takePreselected();
  else history.replaceState(history.state, '', routePath('checkout-delivery', locale, ''));
}

export interface LoadedCheckout {
  customer: Customer;
  /** Whether the customer is in the loyalty programme (spec 1 §6). */
  isLoyal: boolean;
  locale: Locale;
}

/** Loads cart and customer together. An order whose response was lost continues to its result. */
export function useCheckoutData(locale: Locale) {
  const load = useCallback(async (): Promise<LoadedCheckout | null> => {
    const [outcome, customer] = await Promise.all([
      loadCheckoutCart(),
      loadCustomer(locale, { needsDeliveryAddress: true }),
    ]);
    if (!outcome.ok || !customer) return null;
    if (pendingAttempt()) {
      const { resumeOrder } = await import('./place-order.ts');
      const resumed = await resumeOrder(locale, outcome.data);
      if (resumed?.kind === 'ordered') {
        goToPayment(resumed, locale);
        // Keep the skeleton until the browser has left the page.
        return new Promise(() => {});
      }
    }
    if (outcome.data.lines.length > 0) await applyPreselected(outcome.data, customer, locale);
    const isLoyal = await hasLoyalty(customer, locale);
    return { customer, isLoyal: isLoyal ?? false, locale };
  }, [locale]);
  return useLoaded(load);
}
