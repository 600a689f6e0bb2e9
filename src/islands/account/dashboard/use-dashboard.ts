import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { Locale } from '../../../domain/entities/common.ts';
import type { Customer, FinancialData } from '../../../domain/entities/customer.ts';
import { $customer, loadCustomer } from '../../../stores/customer.ts';
import { hasLoyalty } from '../../../stores/loyalty.ts';
import { creditOf } from '../../../stores/profile.ts';
import { type Loaded, useLoaded } from '../use-loaded.ts';

export interface DashboardData {
  customer: Customer;
  /** Points are shown to loyalty customers only (spec 1 §6). */
  isLoyal: boolean;
  /** Of who buys on account; null if it could not be loaded, and for everybody else. */
  credit: FinancialData | null;
}

async function load(locale: Locale): Promise<DashboardData | null> {
  const customer = await loadCustomer(locale);
  if (!customer) return null;
  const isOnAccount = customer.firstContact?.allowOnAccount ?? false;
  const [isLoyal, credit] = await Promise.all([
    hasLoyalty(customer, locale),
    isOnAccount ? creditOf(locale) : null,
  ]);
  return { customer, isLoyal: isLoyal === true, credit };
}

/** What the dashboard shows, in one go, so that nothing moves as its parts arrive. */
export function useDashboard(locale: Locale): {
  loaded: Loaded<DashboardData>;
  reload: () => Promise<void>;
} {
  const { loaded, reload } = useLoaded(useCallback(() => load(locale), [locale]));
  const customer = useStore($customer, { ssr: 'initial' });
  if (loaded.status !== 'ready' || !customer) return { loaded, reload };
  return { loaded: { ...loaded, data: { ...loaded.data, customer } }, reload };
}
