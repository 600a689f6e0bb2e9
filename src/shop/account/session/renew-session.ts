import { refreshToken } from '../../../api/customer/client.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { api } from '../../calls/api.ts';
import { setToken } from './session.ts';

/**
 * Replaces the token by one with a later expiry (`PUT ?refreshToken=true`, spec 2 §7). A session at
 * its maximum lifetime gets none, and expires with its current token.
 */
export async function renewSession(locale: Locale): Promise<void> {
  const renewToken = async () => {
    const outcome = await refreshToken(api(locale));
    if (outcome.ok && outcome.data !== null) setToken(outcome.data);
  };
  // One tab renews for all tabs; without Web Locks the token may be renewed twice.
  if (!('locks' in navigator)) return renewToken();
  await navigator.locks.request(
    'renew-session',
    { ifAvailable: true },
    (lock) => lock && renewToken(),
  );
}
