import { useCallback } from 'react';
import type { Locale } from '../../domain/shared/common.ts';
import type { Customer } from '../../domain/account/customer.ts';
import { loadCustomer } from './session/customer.ts';
import { hasLoyalty } from './loyalty/loyalty.ts';
import { useLoaded } from './use-loaded.ts';

interface Loyalty {
  customer: Customer;
  /** Whether the customer is a loyalty customer (spec 1 §6). */
  isLoyal: boolean;
}

/** The customer and whether points and card may be shown. */
export function useLoyalty(locale: Locale) {
  const load = useCallback(async (): Promise<Loyalty | null> => {
    const customer = await loadCustomer(locale);
    const isLoyal = customer && (await hasLoyalty(customer, locale));
    return customer && isLoyal !== null ? { customer, isLoyal } : null;
  }, [locale]);
  return useLoaded(load);
}
