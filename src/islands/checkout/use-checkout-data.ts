import { useCallback } from 'react';
import type { Locale } from '../../domain/entities/common.ts';
import type { Customer } from '../../domain/entities/customer.ts';
import { loadCheckoutCart } from '../../stores/checkout-cart.ts';
import { loadCustomer } from '../../stores/customer.ts';
import { hasLoyalty } from '../../stores/loyalty.ts';
import { pendingAttempt } from '../../stores/order-attempt.ts';
import { useLoaded } from '../account/use-loaded.ts';
import { applyPreselected } from './apply-preselected.ts';
import { leaveTo } from './leave-to.ts';

export interface LoadedCheckout {
  customer: Customer;
  /** Whether the customer saves points (spec 1 §6). */
  isLoyal: boolean;
  locale: Locale;
}

/** Loads cart and customer together. An order whose answer was lost leads on to its result. */
export function useCheckoutData(locale: Locale) {
  const load = useCallback(async (): Promise<LoadedCheckout | null> => {
    const [outcome, customer] = await Promise.all([
      loadCheckoutCart(),
      loadCustomer(locale, { needsDeliveryAddress: true }),
    ]);
    if (!outcome.ok || !customer) return null;
    if (pendingAttempt()) {
      const { resumeOrder } = await import('../../stores/place-order.ts');
      const resumed = await resumeOrder(locale, outcome.data);
      if (resumed?.kind === 'ordered') {
        leaveTo(resumed, locale);
        // The skeleton stays until the browser has left the page.
        return new Promise(() => {});
      }
    }
    if (outcome.data.lines.length > 0) await applyPreselected(outcome.data, customer, locale);
    const isLoyal = await hasLoyalty(customer, locale);
    return { customer, isLoyal: isLoyal ?? false, locale };
  }, [locale]);
  return useLoaded(load);
}
