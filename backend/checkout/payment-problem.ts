import type { Cents } from '../../src/domain/entities/money.ts';
import { allowedMethods } from '../cart/allowed-methods.ts';
import type { ReadCart } from '../cart/read-cart.ts';
import type { CHECKOUT_TEXTS } from './checkout-texts.ts';

type Problem = keyof Pick<typeof CHECKOUT_TEXTS, 'choosePayment' | 'paymentNotAllowed'>;

/**
 * Why the cart cannot be paid as chosen, or null. It was read while the lock of the customer is held:
 * the credit is that which the order takes from.
 */
export function paymentProblem(cart: ReadCart, toPay: Cents): Problem | null {
  const method = cart.row?.payment_method ?? null;
  if (method === null) return toPay > 0 ? 'choosePayment' : null;
  const allowed: readonly string[] = allowedMethods(cart);
  return allowed.includes(method) ? null : 'paymentNotAllowed';
}
