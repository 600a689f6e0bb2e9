/** What customers can do with their data and their account (GDPR, article 15 and 17). */
import * as calls from '../../api/customer/client.ts';
import { type Outcome, valueOf } from '../../api/outcome.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { api } from '../calls/api.ts';
import { $bonusPoints } from './bonus-points.ts';
import { $loyaltyCard } from './loyalty/loyalty-card.ts';
import { clearSession } from './session/session.ts';

/** All data of the customer as JSON text; null if the call failed. */
export async function exportedData(locale: Locale): Promise<string | null> {
  const data = valueOf(await calls.exportCustomer(api(locale)));
  return data && JSON.stringify(data, null, 2);
}

/**
 * Deletes the account, signs out, and removes what this device keeps of the customer. `password`:
 * null where an issuer elsewhere knows it.
 */
export async function deleteAccount(
  locale: Locale,
  password: string | null,
): Promise<Outcome<null>> {
  const outcome = await calls.deleteCustomer(api(locale), password);
  if (outcome.ok) {
    clearSession();
    $loyaltyCard.set(null);
    $bonusPoints.set(null);
  }
  return outcome;
}
