/** Newsletter subscription without signing in; loaded lazily. */
import * as auth from '../../api/auth/client.ts';
import { dataOrNull } from '../../api/outcome.ts';
import * as subscription from '../../api/subscription/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { NewsletterSubscription } from '../../domain/account/customer.ts';
import { type AccessResult, accessResultOf } from './session/account-access.ts';
import { visitorApi } from '../calls/api.ts';

export const subscribe = async (locale: Locale, email: string): Promise<AccessResult> =>
  accessResultOf(await auth.subscribe(visitorApi(locale), email));

const SUBSCRIPTION_CALLS = {
  check: subscription.checkSubscription,
  confirm: subscription.confirmSubscription,
  end: subscription.unsubscribe,
};

/**
 * Checks, confirms or ends the subscription identified by the key in a mail. `unknown`: no such
 * key; null: no usable response.
 */
export async function changeSubscription(
  locale: Locale,
  step: keyof typeof SUBSCRIPTION_CALLS,
  key: string,
): Promise<NewsletterSubscription | 'unknown' | null> {
  const outcome = await SUBSCRIPTION_CALLS[step](visitorApi(locale), key);
  const isUnknown = !outcome.ok && ['Missing', 'BadRequest'].includes(outcome.kind);
  return isUnknown ? 'unknown' : dataOrNull(outcome);
}
