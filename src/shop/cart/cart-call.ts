import type { ApiClient } from '../../api/client.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { runExclusively, flushCart } from './cart-flush.ts';
import { api } from '../calls/api.ts';
import { receiveCart } from './cart-state.ts';
import { loadedLines } from './cart-summary.ts';
import { now } from '../calls/now.ts';
import { pageLocale } from '../../i18n/page-locale.ts';

/**
 * Makes a call that changes the cart and returns the new cart. Runs after the queued changes and
 * never concurrently with them; fails with `Network`, without calling, if they cannot be sent.
 */
export async function cartCall(
  call: (client: ApiClient, now: Date) => Promise<Outcome<Cart>>,
): Promise<Outcome<Cart>> {
  if (!(await flushCart())) return { ok: false, kind: 'Network', status: 0, message: null };
  return runExclusively('cart', async () => {
    const before = loadedLines();
    const outcome = await call(api(pageLocale()), now());
    if (outcome.ok) receiveCart(outcome.data, before);
    return outcome;
  });
}
