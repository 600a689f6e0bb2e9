import { setPreferredStore } from '../../api/preference/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { api } from '../calls/api.ts';
import { currentToken } from '../account/session/token.ts';

/**
 * Tells the shop which branch was chosen: a customer's default store, a visitor's preference. Its
 * answer changes nothing in the choice.
 */
export async function tellStore(locale: Locale, storeId: number): Promise<void> {
  if (currentToken()) {
    const { saveDefaultStore } = await import('../account/session/customer.ts');
    return saveDefaultStore(storeId, locale);
  }
  await setPreferredStore(api(locale), storeId);
}
