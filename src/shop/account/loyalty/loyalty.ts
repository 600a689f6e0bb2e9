/** Loyalty of the signed-in customer (spec 1 §6): who earns points, and what this device keeps of it. */
import { shopConfig } from '../../../api/config/client.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import { isLoyaltyCustomer } from '../../../domain/account/loyalty.ts';
import { api } from '../../calls/api.ts';
import { keepPoints } from '../bonus-points.ts';
import { cardOf, keepCard } from './loyalty-card.ts';
import { now } from '../../calls/now.ts';
import { $user } from '../session/user.ts';

let codes: readonly string[] | null = null;

/** The configured codes, asked once; null while the shop does not answer. */
async function loyaltyCodes(locale: Locale): Promise<readonly string[] | null> {
  if (codes) return codes;
  const config = await shopConfig(api(locale));
  return (codes = config.ok ? config.data.loyaltyCustomerCodes : null);
}

/** Whether a customer is a loyalty customer; null while that is not known. */
export async function hasLoyalty(customer: Customer, locale: Locale): Promise<boolean | null> {
  const known = await loyaltyCodes(locale);
  return known && isLoyaltyCustomer(customer, known);
}

/**
 * Keeps points and card of a loaded customer on this device: the header shows both on every page.
 * Who is no loyalty customer has neither, and a card of the customer before is removed.
 */
export async function keepLoyalty(customer: Customer, locale: Locale): Promise<void> {
  const isLoyal = await hasLoyalty(customer, locale);
  if (isLoyal === null) return;
  const contactId = $user.get()?.contactId ?? '';
  keepPoints({ contactId, points: isLoyal ? customer.bonusPoints : null });
  keepCard(isLoyal ? cardOf(customer, now()) : null);
}
