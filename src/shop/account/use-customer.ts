import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { Locale } from '../../domain/shared/common.ts';
import type { Customer } from '../../domain/account/customer.ts';
import { $customer, loadCustomer } from './session/customer.ts';
import { type Loaded, useLoaded } from './loaded-part.tsx';

/** The signed-in customer: loaded on mount, updated on every change. */
export function useCustomer(locale: Locale): {
  loaded: Loaded<Customer>;
  reload: () => Promise<void>;
} {
  const { loaded, reload } = useLoaded(useCallback(() => loadCustomer(locale), [locale]));
  const customer = useStore($customer, { ssr: 'initial' });
  // After sign-out the page hides this part, so keep it mounted: forms keep their input.
  const isReady = loaded.status === 'ready';
  return { loaded: isReady ? { ...loaded, data: customer ?? loaded.data } : loaded, reload };
}
