/**
 * Loyalty programme (spec 1 §6): whether the customer takes part, and the data stored on this
 * device.
 */
import { shopConfig } from '../../../api/config/client.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import { isLoyaltyCustomer } from '../../../domain/account/loyalty.ts';
import { api } from '../../calls/api.ts';
import { storePoints } from '../bonus-points.ts';
import { cardOf, storeCard } from './loyalty-card.ts';
import { now } from '../../calls/now.ts';
import { $user } from '../session/user.ts';

let loadedCodes: readonly string[] | null = null;

/** The configured loyalty codes, fetched once; null if the call failed. */
async function loadLoyaltyCodes(locale: Locale): Promise<readonly string[] | null> {
  if (loadedCodes) return loadedCodes;
  const config = await shopConfig(api(locale));
  return (loadedCodes = config.ok ? config.data.loyaltyCustomerCodes : null);
}

/** Whether a customer is a loyalty customer; null if unknown. */
export async function hasLoyalty(customer: Customer, locale: Locale): Promise<boolean | null> {
  const codes = await loadLoyaltyCodes(locale);
  return codes && isLoyaltyCustomer(customer, codes);
}

/**
 * Stores points and card of the loaded customer on this device, since the header shows both on
 * every page. For other customers both are removed, including those of a previous user.
 */
export async function storeLoyalty(customer: Customer, locale: Locale): Promise<void> {
  const isLoyal = await hasLoyalty(customer, locale);
  if (isLoyal === null) return;
  const contactId = $user.get()?.contactId ?? '';
  storePoints({ contactId, points: isLoyal ? customer.bonusPoints : null });
  storeCard(isLoyal ? cardOf(customer, now()) : null);
}
